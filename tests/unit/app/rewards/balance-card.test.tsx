import { BalanceCard } from '@/app/(shell)/rewards/balance-card'
import { spokenMarkup } from '@/tests/fixtures/spoken'

test('says what the points are for, and below zero why it is', () => {
  const canSpend = 'Points you can spend.'
  expect(spokenMarkup(<BalanceCard balance={0} />)).toContain(canSpend)
  const below = spokenMarkup(<BalanceCard balance={-1200} />)
  expect(below).not.toContain(canSpend)
  expect(below).toContain('Points that you had already spent were taken back.')
  expect(below).toContain('-1,200')
})
