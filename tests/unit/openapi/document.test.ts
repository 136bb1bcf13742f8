import { openApiDocument } from '@/lib/openapi/document'
import { operations } from '@/lib/openapi/operations'
import { routeHandlers } from '../../harness/doors'

/** The login form without its script, and catch-all routes: next-auth's own endpoints, and the 404 response. */
const elsewhere = ['/api/auth/login/form', '/api/auth/[...nextauth]', '/api/[...unknown]']

/** Every exported method of REST's route files, by path. */
const exported = routeHandlers()
  .map((handler) => handler.split(' '))
  .filter(([, at = '']) => at.startsWith('/api/') && !elsewhere.includes(at))
  .map(([method, at = '']) => `${method} ${at.replaceAll('[', '{').replaceAll(']', '}')}`)
  .sort()

const document = openApiDocument('en')
const documented = Object.entries(document.paths).flatMap(([at, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ at, method, operation })),
)

test('the operations are exactly the methods of the routes', () => {
  expect(exported.length).toBeGreaterThan(25)
  expect(documented.map(({ at, method }) => `${method.toUpperCase()} ${at}`).sort()).toEqual(exported)
  expect(operations).toHaveLength(exported.length)
})

test('every reference resolves, and every schema is used', () => {
  const text = JSON.stringify(document)
  const mentioned = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name))
  expect([...mentioned].sort()).toEqual(Object.keys(document.components.schemas).sort())
})

/** Operations that no access token may call, whatever its scope. */
const inPerson = [
  'get /api/admin/export',
  'post /api/auth/proof',
  'post /api/admin/users',
  'delete /api/users/{userId}',
  'post /api/users/{userId}/calendar',
  'delete /api/users/{userId}/calendar',
  'post /api/push/subscriptions',
  'delete /api/push/subscriptions',
]

test('operations have unique ids and declared parameters, and state who may call them', () => {
  const ids = documented.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { at, method, operation } of documented) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
    expect(at.match(/\{\w+\}/g) ?? []).toEqual(inPath)
    const codes = Object.keys(operation.responses)
    if (operation['x-access'] !== 'anyone') expect(codes).toContain('401')
    if (operation['x-access'] === 'administrators') expect(codes).toContain('403')
    if (operation.requestBody) expect(codes).toEqual(expect.arrayContaining(['400', '413', '415']))
    if (inPath.length > 0) expect(codes).toContain('404')
    const [first] = operation.security
    const needed = { accessToken: expect.arrayContaining([method === 'get' ? 'read' : 'write']) }
    const isForPeople = inPerson.includes(`${method} ${at}`)
    if (isForPeople) expect(first).not.toHaveProperty('accessToken')
    else if (['signed-in', 'administrators'].includes(operation['x-access'])) expect(first).toMatchObject(needed)
    expect(codes.some((code) => code >= '500' && code !== '503' && code !== '504')).toBe(false)
  }
})

test('a response that asks to wait says for how long', () => {
  const waiting = documented.flatMap(({ operation: { responses } }) =>
    Object.entries(responses).filter(([status]) => status === '429' || status === '503'),
  )
  expect(waiting.length).toBeGreaterThan(50)
  for (const [, response] of waiting) expect(response.headers).toHaveProperty('Retry-After')
})

test('request schemas match what the routes parse: limits, defaults, and no unknown fields', () => {
  const { NewTask, UserChange, Task, TaskList, ListedTask, Solution, Draft, ...others } = document.components.schemas
  const { Email, NewPause, NewRecurringRule, RewardDecision } = others
  expect(NewTask).toMatchObject({
    required: ['title', 'assignedTo'],
    additionalProperties: false,
    properties: {
      title: { maxLength: 200 },
      points: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 10 },
      status: { enum: ['pending', 'accepted', 'rejected', 'expired', 'completed'], default: 'pending' },
      date: { type: 'string', format: 'date' },
      assignedTo: { format: 'uuid' },
    },
  })
  expect(UserChange).not.toHaveProperty('required')
  expect(UserChange).toMatchObject({
    properties: { password: { anyOf: [{ pattern: String.raw`^\s*$` }, { minLength: 8, maxLength: 1_000 }] } },
  })
  expect(Email).toMatchObject({
    properties: { to: { maxLength: 254 }, from: { maxLength: 320 }, subject: { minLength: 1, maxLength: 200 } },
  })
  expect(NewRecurringRule).toMatchObject({ properties: { title: { minLength: 1 }, description: { minLength: 1 } } })
  expect(NewPause).toMatchObject({ properties: { memberId: { anyOf: [{ format: 'uuid' }, { type: 'null' }] } } })
  expect(RewardDecision).toMatchObject({
    anyOf: [{}, { properties: { isGiven: { const: false }, reason: { minLength: 1 } } }],
  })
  expect(Task).toMatchObject({ additionalProperties: false, properties: { id: { type: 'string', format: 'uuid' } } })
  expect(TaskList).toEqual({ type: 'array', items: { $ref: '#/components/schemas/ListedTask' } })
  expect(Solution).toMatchObject({ properties: { submission: { minLength: 1, maxLength: 100_000 } } })
  expect(Draft).toMatchObject({ properties: { response: { minLength: 1, maxLength: 100_000 } } })
  expect(ListedTask).toMatchObject({ properties: { response: { anyOf: [{ maxLength: 500 }, { type: 'null' }] } } })
})

test('the document is plain JSON of OpenAPI 3.1 without internal fields', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  expect(JSON.stringify(document)).not.toMatch(/\$id|\$schema|9007199254740991/)
})
