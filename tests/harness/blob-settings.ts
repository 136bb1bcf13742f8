import { blobToken } from './blob-fake'

/** Settings that store pictures in Vercel Blob. Import this first: the environment is read on first use. */
Object.assign(process.env, { BLOB_READ_WRITE_TOKEN: blobToken, VERCEL_BLOB_RETRIES: '0' })
