import { createTaskRow, createUser } from '../fixtures/factories'
import { plain } from '../fixtures/pictures'
import { testScope } from '../fixtures/scope'
import { type ModelFake, startModelFake } from '../harness/model-fake'

let fake: ModelFake
beforeAll(async () => {
  fake = await startModelFake()
  const model = { OPENAI_API_KEY: '', OPENAI_BASE_URL: fake.baseURL, EVALUATION_MODEL: 'fake' }
  Object.assign(process.env, { ...model, EVALUATION_READS_IMAGES: '1' })
})
afterAll(() => fake.close())

test('with EVALUATION_READS_IMAGES=1 the model gets the photos beside the solution as JPEG, and no others', async () => {
  const [{ addPhoto }, { submitSolution }] = await Promise.all([
    import('@/lib/photos/commands'),
    import('@/lib/submissions/commands'),
  ])
  const member = await createUser()
  const [task, another] = [await createTaskRow(member.id), await createTaskRow(member.id)]
  const photo = await plain(30, 20).png().toBuffer()
  for (const taskId of [task.id, task.id, another.id]) await addPhoto(testScope(member), { taskId, photo })
  const text = 'I photographed a heron by the pond, and then drew its long legs twice.'
  await submitSolution(testScope(member), { taskId: task.id, text })
  const [, message] = fake.requests[0]?.messages ?? []
  expect(message?.content).toContain(text)
  expect(message?.images.map((image) => image.slice(0, 'data:image/jpeg;base64,/9j/'.length))).toEqual(
    Array<string>(2).fill('data:image/jpeg;base64,/9j/'),
  )
})
