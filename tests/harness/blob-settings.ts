import { blobToken } from './blob-fake'

/** Settings under which pictures are kept in Vercel Blob. Import this first: the environment is read when it is first asked for. */
Object.assign(process.env, { BLOB_READ_WRITE_TOKEN: blobToken, VERCEL_BLOB_RETRIES: '0' })
