import { proofError } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'

export const takeArchiveOperation = operation({
  path: '/api/admin/export',
  method: 'get',
  tag: 'Administration',
  summary: 'Download everything as one archive',
  description:
    'A gzipped tar file of all rows and pictures for `npm run restore`. Its last entry is SHA256SUMS. On the ' +
    'server, use `npm run backup` instead.',
  access: 'family:manage',
  credentials: 'session',
  answer: { type: 'application/gzip', description: 'The archive, as a download.' },
  errors: { 403: 'A recent sign-in or proof is required (`needsProof`).' },
  error: proofError,
})

export const backupOperations = [takeArchiveOperation] as const
