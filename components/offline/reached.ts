import type { readHealthOperation } from '@/lib/openapi/server-operations'

/** Whether the server itself has answered: a proxy answers 502 or 504 for one that is down. */
export const isFromServer = ({ status }: Pick<Response, 'status'>): boolean => status !== 502 && status !== 504

const path: (typeof readHealthOperation)['path'] = '/api/health'

/** Asks the server for its health, once. Throws what fetch throws. */
export const askHealth = (signal: AbortSignal): Promise<Response> => fetch(path, { cache: 'no-store', signal })

/** Whether the server can be reached, healthy or not. Never rejects. */
export const isServerReached = (signal: AbortSignal): Promise<boolean> =>
  askHealth(signal).then(isFromServer, () => false)
