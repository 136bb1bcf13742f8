import { expectLinearGrowth } from '../../harness/growth'

function count(steps: number): number {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 1_000_003
  return sum
}

test.each([
  ['constant', () => count(200_000)],
  ['linear', (size: number) => count(size * 200)],
  ['linearithmic', (size: number) => count(size * Math.ceil(Math.log2(size)) * 20)],
])('%s work passes', async (_, work) => {
  await expectLinearGrowth(work, 2_000)
})

test('quadratic work fails', async () => {
  await expect(expectLinearGrowth((size) => count(size * size), 600)).rejects.toThrow(/8 times the input took/)
})
