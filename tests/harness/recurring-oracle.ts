import { nextDay, plainDay, type PlainDay, walk, walkWeekdays, write } from './calendar-oracle'

export type OracleRule = {
  anchor: PlainDay
  interval: 'daily' | 'weekly' | 'monthly'
  every: number
  weekdays: readonly number[]
  mode: 'each' | 'turn'
  memberIds: readonly string[]
}

/** Both days included, as `YYYY-MM-DD`; of everybody if it has no member. */
export type OraclePause = { memberId: string | null; from: string; to: string }

function daysLater(day: string, count: number): string {
  let later = plainDay(day)
  for (let left = count; left > 0; left -= 1) later = nextDay(later)
  return write(later)
}

/** A recurring rule and its pauses, kept in memory day by day. It shares no code with the product. */
export class RecurringOracle {
  readonly pauses: OraclePause[] = []
  ignoresPauses = false
  /** Each occurrence that was ever made, as `DAY MEMBER`. */
  readonly made: string[] = []
  /** Who still lacks an occurrence because of a pause, by day. */
  private readonly lacking = new Map<string, Set<string>>()
  private handledTo = ''
  private turn = -1

  constructor(private readonly rule: OracleRule) {}

  /** The schedule runs on this day. */
  run(today: string): void {
    for (const day of [...this.lacking.keys()].sort()) {
      if (day < today) this.lacking.delete(day)
      else this.give(day, this.lacking.get(day) ?? new Set())
    }
    const horizon = daysLater(today, 7)
    const { anchor, interval, every, weekdays, memberIds } = this.rule
    const days =
      weekdays.length > 0 ? walkWeekdays(anchor, every, weekdays, horizon) : walk(anchor, interval, every, horizon)
    for (const day of days) {
      if (day <= this.handledTo) continue
      this.give(day, new Set(memberIds))
      if (day < today) this.lacking.delete(day)
    }
    if (horizon > this.handledTo) this.handledTo = horizon
  }

  private isAway(memberId: string, day: string): boolean {
    if (this.ignoresPauses) return false
    return this.pauses.some((each) => (each.memberId ?? memberId) === memberId && each.from <= day && day <= each.to)
  }

  private give(day: string, wanting: ReadonlySet<string>): void {
    const { mode, memberIds } = this.rule
    if (mode === 'each') {
      const lacking = new Set<string>()
      for (const memberId of wanting) {
        if (this.isAway(memberId, day)) lacking.add(memberId)
        else this.made.push(`${day} ${memberId}`)
      }
      if (lacking.size > 0) this.lacking.set(day, lacking)
      else this.lacking.delete(day)
      return
    }
    for (let step = 1; step <= memberIds.length; step += 1) {
      const place = (this.turn + step) % memberIds.length
      const memberId = memberIds[place] ?? ''
      if (this.isAway(memberId, day)) continue
      this.turn = place
      this.made.push(`${day} ${memberId}`)
      this.lacking.delete(day)
      return
    }
    this.lacking.set(day, new Set(memberIds))
  }
}
