import { expectedError, isDatabaseUnavailable } from '@/lib/database-errors'
import { databaseAwayDigest } from '@/lib/database-away'
import { AppError } from '@/lib/errors'
import { Prisma } from '@/prisma/generated/client'

const known = (code: string, meta?: Record<string, unknown>) =>
  new Prisma.PrismaClientKnownRequestError('failed', { code, clientVersion: '7', meta })
const adapter = (cause: object) =>
  Object.assign(new Error('DatabaseNotReachable'), { name: 'DriverAdapterError', cause })
const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields)
const socket = (code: string, syscall = 'connect') => withFields(`${syscall} ${code}`, { code, syscall, errno: -111 })
const postgres = (code: string) => withFields('terminating', { name: 'error', code, severity: 'FATAL' })

test.each(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])(
  'Prisma’s %s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(known(code))).toBe(true)
  },
)

test('a client that cannot connect means that the database is unavailable', () => {
  expect(isDatabaseUnavailable(new Prisma.PrismaClientInitializationError('away', '7', 'P1001'))).toBe(true)
})

test.each([
  ...['57P01', '57P02', '57P03', '57P05', '53300', '08006', '08001', '25P03'],
  ...['53100', '53200', '25006', '58030'],
])('PostgreSQL’s %s means that the database is unavailable', (code) => {
  expect(isDatabaseUnavailable(postgres(code))).toBe(true)
  const mapped = { kind: 'postgres', code, originalCode: code, message: 'terminating' }
  expect(isDatabaseUnavailable(adapter(mapped))).toBe(true)
  expect(isDatabaseUnavailable(known('P2010', { driverAdapterError: adapter(mapped) }))).toBe(true)
})

test.each(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])(
  'the adapter’s %s means that the database is unavailable',
  (kind) => {
    expect(isDatabaseUnavailable(adapter({ kind }))).toBe(true)
  },
)

test.each([
  socket('ECONNREFUSED'),
  socket('ECONNRESET', 'read'),
  socket('EPIPE', 'write'),
  socket('ETIMEDOUT'),
  socket('EAI_AGAIN', 'getaddrinfo'),
  socket('ENOENT'),
  new AggregateError([socket('ECONNREFUSED'), socket('ECONNREFUSED')]),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('the driver’s %s means that the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

const circular = withFields('circular', { name: 'PrismaClientUnknownRequestError' }) as Error
circular.cause = circular

test.each<[string, unknown]>([
  ['a row that is gone', known('P2025')],
  ['a unique violation', known('P2002', { driverAdapterError: adapter({ kind: 'UniqueConstraintViolation' }) })],
  ['a deadlock', postgres('40P01')],
  ['a cancelled statement', postgres('57014')],
  ['a wrong password', postgres('28P01')],
  ['a missing file', socket('ENOENT', 'open')],
  ['a broken pipe of a file', socket('EPIPE', 'open')],
  ['a client that left', withFields('aborted', { code: 'ECONNRESET' })],
  ['another server', new TypeError('fetch failed', { cause: socket('ECONNREFUSED') })],
  ['another server, through a library', new Error('the model failed', { cause: socket('ECONNREFUSED') })],
  [
    'an expected error',
    new AppError('unavailable', 'submission.evaluationUnavailable', { cause: socket('ECONNREFUSED') }),
  ],
  ['a circle', circular],
  ['text', 'Connection terminated'],
  ['nothing', undefined],
  ['null', null],
])('%s does not mean that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
  expect(expectedError(error)).toBe(error)
})

test('an unavailable database is an expected error to retry, and does not claim that nothing was saved', () => {
  const cause = known('P1001')
  expect(expectedError(cause)).toMatchObject({
    code: 'unavailable',
    status: 503,
    retryAfter: 5,
    message: 'common.databaseAway',
    digest: databaseAwayDigest,
    cause,
  })
})
