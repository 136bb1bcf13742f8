/**
 * A second, deliberately plain account of points and streaks: it keeps what happened and recounts everything
 * from the beginning each time, day by day, with no entries, no caches and no code of the product's.
 */
export type OracleTask = { owner: number; points: number; earning: boolean; doneOn: number | null; deleted: boolean }

type Word = { days: number; on: number; bonuses: number[] }
type Person = { adjusted: number; word: Word | null }

/** Days are numbered from an arbitrary first day; `monthOf` names the month of a numbered day. */
export class FamilyOracle {
  today = 0
  readonly tasks: OracleTask[] = []
  private readonly people: Person[]

  constructor(size: number) {
    this.people = Array.from({ length: size }, () => ({ adjusted: 0, word: null }))
  }

  /** The task now has this owner, worth and standing. */
  settle(task: OracleTask, next: { owner: number; points: number; earning: boolean }) {
    const stays = task.earning && next.earning && task.owner === next.owner
    task.doneOn = next.earning ? (stays ? task.doneOn : this.today) : null
    task.owner = next.owner
    task.points = next.points
    task.earning = next.earning
  }

  setPoints(who: number, points: number) {
    this.person(who).adjusted += points - this.points(who)
  }

  setStreak(who: number, days: number) {
    const on = this.activeDays(who).has(this.today) ? this.today : this.today - 1
    const bonuses = this.bonuses(who).filter((day) => day <= on)
    this.person(who).word = { days, on, bonuses }
  }

  points(who: number): number {
    const earned = this.tasks.filter((task) => this.isDoneBy(task, who)).reduce((sum, task) => sum + task.points, 0)
    return this.person(who).adjusted + earned + 100 * this.bonuses(who).length
  }

  pointsInMonth(who: number, isInMonth: (day: number) => boolean): number {
    const earned = this.tasks
      .filter((task) => this.isDoneBy(task, who) && isInMonth(task.doneOn as number))
      .reduce((sum, task) => sum + task.points, 0)
    return earned + 100 * this.bonuses(who).filter(isInMonth).length
  }

  streak(who: number): number {
    const active = this.activeDays(who)
    const word = this.person(who).word
    let day = active.has(this.today) && (!word || this.today > word.on) ? this.today : this.today - 1
    if (word && word.on === this.today) return word.days
    let length = 0
    for (; (!word || day > word.on) && active.has(day); day -= 1) length += 1
    return word && day === word.on ? length + word.days : length
  }

  private bonuses(who: number): number[] {
    const active = this.activeDays(who)
    const word = this.person(who).word
    const found = [...(word?.bonuses ?? [])]
    let run = word?.days ?? 0
    for (let day = word ? word.on + 1 : -1; day <= this.today; day += 1) {
      run = active.has(day) ? run + 1 : 0
      if (run === 10 && active.has(day)) found.push(day)
    }
    return found
  }

  private activeDays(who: number): Set<number> {
    return new Set(this.tasks.filter((task) => this.isDoneBy(task, who)).map((task) => task.doneOn as number))
  }

  private isDoneBy(task: OracleTask, who: number): boolean {
    return task.earning && task.owner === who && task.doneOn !== null
  }

  private person(who: number): Person {
    const person = this.people[who]
    if (!person) throw new Error(`nobody is number ${who}`)
    return person
  }
}
