/** Whether the server itself has answered: a proxy answers 502 or 504 for one that is down. */
export const isFromServer = ({ status }: Pick<Response, 'status'>): boolean => status !== 502 && status !== 504

/** Asks the server whether it is there, whatever state it is in. Never rejects. */
export const isServerReached = (signal: AbortSignal): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal }).then(isFromServer, () => false)
