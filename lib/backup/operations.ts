import { operation } from '@/lib/http/operation'

export const takeArchiveOperation = operation({
  path: '/api/admin/export',
  method: 'get',
  tag: 'Administration',
  summary: 'Download everything as one archive',
  description:
    'A gzipped tar file of every row and picture, which `npm run restore` brings back. It ends with SHA256SUMS. Programs on ' +
    'the server use `npm run backup` instead.',
  access: 'family:manage',
  credentials: 'session',
  answer: { type: 'application/gzip', description: 'The archive, to be saved as a file.' },
  errors: { 403: 'A recent sign-in or proof is needed: `needsProof` says so.' },
})

export const backupOperations = [takeArchiveOperation] as const
