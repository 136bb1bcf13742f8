/**
 * A second, deliberately simple account of points and streaks: it records what happened and recounts everything
 * from the beginning each time, day by day, without entries or caches, and shares no code with the product.
 */
export type OracleTask = {
  owner: number
  points: number
  earning: boolean
  deleted: boolean
  /** By member: the day on which the task first awarded points to them. */
  firstDays: Map<number, number>
  submissions: OracleSubmission[]
  /** By member: whether the last decision by a person about their work accepted it, and how many there were. */
  lastDecision: Map<number, boolean>
  decisions: Map<number, number>
  /** How often it was edited or decided about. */
  edits: number
  /** Its own day, and the day at whose end it expires if no pause moves it. */
  day: number
  lastDay: number | null
  /** The time, in ms, until when an appeal keeps it open. */
  keptUntil: number | null
  /** Its owner has an open appeal. */
  isAsked: boolean
  /** The confirmed text waits for review by a person. */
  needsPerson: boolean
}

export type OracleSubmission = {
  who: number
  day: number
  isAccepted: boolean
  confirmed: boolean
  /** A person has since decided about the member's work. */
  isDecided: boolean
  /** The evaluation applies: no newer evaluation by the same member, decision or edit has replaced it. */
  applies: boolean
}

/** What a task was like when the evaluation of a text began. */
export type OracleBeginning = { who: number; edits: number; decisions: number | undefined }

type StreakSet = { days: number; on: number; bonuses: number[] }
/** The days of a pause, both included; of everybody if it has no member. */
export type OraclePause = { who: number | null; from: number; to: number }
type Person = { adjusted: number; set: StreakSet | null }

const weekMs = 7 * 24 * 3_600_000

export const newOracleTask = (owner: number, points: number, day = 0, lastDay: number | null = null): OracleTask => ({
  owner,
  points,
  earning: false,
  deleted: false,
  firstDays: new Map(),
  submissions: [],
  lastDecision: new Map(),
  decisions: new Map(),
  edits: 0,
  day,
  lastDay,
  keptUntil: null,
  isAsked: false,
  needsPerson: false,
})

/** Days are numbered from an arbitrary first day. */
export class FamilyOracle {
  today = 0
  readonly tasks: OracleTask[] = []
  readonly pauses: OraclePause[] = []
  restDaysKeepStreak = false
  private readonly people: Person[]

  /** `endOf` is the time, in ms, when a day ends. */
  constructor(
    size: number,
    private readonly endOf: (day: number) => number,
  ) {
    this.people = Array.from({ length: size }, () => ({ adjusted: 0, set: null }))
  }

  /** The evaluation of a text begins. */
  begin({ owner, edits, decisions }: OracleTask): OracleBeginning {
    return { who: owner, edits, decisions: decisions.get(owner) }
  }

  /** The owner had a text evaluated today. What changed since it began, the evaluation does not know. */
  submit(task: OracleTask, isAccepted: boolean, begun = this.begin(task)): OracleSubmission {
    const submission = {
      who: begun.who,
      day: this.today,
      isAccepted,
      confirmed: false,
      isDecided: begun.decisions !== task.decisions.get(begun.who),
      applies: begun.edits === task.edits,
    }
    for (const older of task.submissions) if (older.who === begun.who) older.applies = false
    task.submissions.push(submission)
    return submission
  }

  /** The owner confirmed that evaluation. Returns whether it is accepted, and whether it needs review by a person. */
  confirm(task: OracleTask, submission: OracleSubmission): { isAccepted: boolean; needsPerson: boolean } {
    const isHeld = !task.earning && task.lastDecision.get(task.owner) === false
    const needsPerson = submission.isAccepted ? isHeld : task.isAsked
    submission.confirmed = true
    if (submission.isAccepted) this.answer(task)
    task.needsPerson = needsPerson
    this.settle(task, { earning: submission.isAccepted && !needsPerson })
    return { isAccepted: task.earning, needsPerson }
  }

  isExpired({ keptUntil, ...task }: OracleTask, now: number): boolean {
    const lastDay = this.lastDay(task)
    return lastDay !== null && this.endOf(lastDay) < now && (keptUntil === null || keptUntil < now)
  }

  isPaused(who: number, day: number): boolean {
    return this.pauses.some((pause) => (pause.who ?? who) === who && pause.from <= day && day <= pause.to)
  }

  /** Whether the day asks nothing of the member. */
  rests(who: number, day: number): boolean {
    const hasTask = this.tasks.some((task) => task.owner === who && task.day === day && !task.deleted)
    return this.isPaused(who, day) || (this.restDaysKeepStreak && !hasTask)
  }

  /** The day at whose end a task expires. Each whole pause that it meets moves it by as many days. */
  lastDay({ owner, day: ownDay, lastDay }: Pick<OracleTask, 'owner' | 'day' | 'lastDay'>): number | null {
    if (lastDay === null) return null
    let last = lastDay
    const farthest = Math.max(last, ...this.pauses.map(({ to }) => to))
    for (let day = Math.min(ownDay, ...this.pauses.map(({ from }) => from)); day <= farthest; day += 1) {
      const first = day
      while (this.isPaused(owner, day)) day += 1
      if (day > first && day > ownDay && first <= last) last += day - first
    }
    return last
  }

  /** The owner's newest text, if it can be appealed at that moment. */
  askable(task: OracleTask, now: number, isTooOld: (submission: OracleSubmission) => boolean) {
    const newest = task.submissions.filter(({ who }) => who === task.owner).at(-1)
    const open = this.tasks.filter(({ owner, isAsked, deleted }) => owner === task.owner && isAsked && !deleted)
    if (!newest || newest.isAccepted || !newest.applies || task.isAsked || open.length >= 3) return null
    return newest.confirmed || (!this.isExpired(task, now) && !isTooOld(newest)) ? newest : null
  }

  /** The owner appealed the evaluation of a text, which confirms it. */
  ask(task: OracleTask, submission: OracleSubmission, now: number) {
    submission.confirmed = true
    const lastDay = this.lastDay(task)
    const last = lastDay === null ? Infinity : this.endOf(lastDay)
    task.keptUntil = this.isExpired(task, now) ? null : Math.min(now, last) + weekMs
    task.isAsked = true
    task.needsPerson = true
    this.settle(task, { earning: false })
  }

  /** Closes the appeal: it was answered, withdrawn or has become pointless. */
  answer(task: OracleTask) {
    task.isAsked = false
    task.needsPerson = false
    task.keptUntil = null
  }

  /** Whether the task is in the review queue. */
  waits(task: OracleTask): boolean {
    return task.needsPerson || this.isStuck(task)
  }

  /** Whether its present verdict may be kept: it waits, or no person has decided about the text confirmed last. */
  canKeep(task: OracleTask): boolean {
    const confirmed = task.submissions.filter((each) => each.who === task.owner && each.confirmed).at(-1)
    return this.waits(task) || confirmed?.isDecided === false
  }

  /** Whether two texts were refused since the last decision, and the newest was not accepted. */
  private isStuck(task: OracleTask): boolean {
    const undecided = task.submissions.filter(({ who, isDecided }) => who === task.owner && !isDecided)
    const refused = undecided.filter(({ isAccepted }) => !isAccepted)
    return !task.earning && refused.length >= 2 && undecided.at(-1) === refused.at(-1)
  }

  /** Accepting takes the text that the deciding person sees. */
  take(task: OracleTask) {
    const own = task.submissions.filter(({ who }) => who === task.owner)
    const confirmed = own.filter((submission) => submission.confirmed).at(-1)
    const shown = this.isStuck(task) && !task.needsPerson ? own.at(-1) : (confirmed ?? own.at(-1))
    if (shown) shown.confirmed = true
  }

  /** Records a person's decision about the owner's work. */
  say(task: OracleTask, isAccepted: boolean) {
    task.lastDecision.set(task.owner, isAccepted)
    task.decisions.set(task.owner, (task.decisions.get(task.owner) ?? 0) + 1)
    for (const submission of task.submissions) if (submission.who === task.owner) submission.isDecided = true
  }

  /** An administrator accepted or refused the owner's work. */
  decide(task: OracleTask, isAccepted: boolean) {
    if (isAccepted && !task.earning) this.take(task)
    this.edit(task, {})
    this.answer(task)
    this.say(task, isAccepted)
    this.settle(task, { earning: isAccepted })
  }

  /** An administrator changed the task. */
  edit(task: OracleTask, next: { owner?: number; points?: number; earning?: boolean }) {
    task.edits += 1
    for (const submission of task.submissions) submission.applies = false
    this.settle(task, next)
  }

  /** Applies a new owner, points or status to the task. */
  settle(task: OracleTask, next: { owner?: number; points?: number; earning?: boolean }) {
    Object.assign(task, next)
    if (!task.earning || task.firstDays.has(task.owner)) return
    const own = task.submissions.filter(({ who }) => who === task.owner)
    const work = own.filter(({ confirmed }) => confirmed).at(-1) ?? own.at(-1)
    task.firstDays.set(task.owner, work ? work.day : this.today)
  }

  setPoints(who: number, points: number) {
    this.person(who).adjusted += points - this.points(who)
  }

  setStreak(who: number, days: number) {
    const on = this.activeDays(who).has(this.today) ? this.today : this.today - 1
    const bonuses = this.bonuses(who).filter((day) => day <= on)
    this.person(who).set = { days, on, bonuses }
  }

  points(who: number): number {
    const earned = this.doneBy(who).reduce((sum, { points }) => sum + points, 0)
    return this.person(who).adjusted + earned + 100 * this.bonuses(who).length
  }

  pointsInMonth(who: number, isInMonth: (day: number) => boolean): number {
    const earned = this.doneBy(who)
      .filter(({ day }) => isInMonth(day))
      .reduce((sum, { points }) => sum + points, 0)
    return earned + 100 * this.bonuses(who).filter(isInMonth).length
  }

  streak(who: number): number {
    const active = this.activeDays(who)
    const set = this.person(who).set
    let day = active.has(this.today) && (!set || this.today > set.on) ? this.today : this.today - 1
    if (set && set.on === this.today) return set.days
    let length = 0
    // Nothing was completed before day -1.
    for (; day > (set?.on ?? -2) && (active.has(day) || this.rests(who, day)); day -= 1)
      if (active.has(day)) length += 1
    return set && day === set.on ? length + set.days : length
  }

  activeDays(who: number): Set<number> {
    return new Set(this.doneBy(who).map(({ day }) => day))
  }

  private bonuses(who: number): number[] {
    const active = this.activeDays(who)
    const set = this.person(who).set
    const found = [...(set?.bonuses ?? [])]
    let run = set?.days ?? 0
    for (let day = set ? set.on + 1 : -1; day <= this.today; day += 1) {
      if (active.has(day)) run += 1
      else if (!this.rests(who, day)) run = 0
      if (run === 10 && active.has(day)) found.push(day)
    }
    return found
  }

  private doneBy(who: number): { day: number; points: number }[] {
    return this.tasks
      .filter((task) => task.earning && task.owner === who)
      .map((task) => ({ day: task.firstDays.get(who) as number, points: task.points }))
  }

  private person(who: number): Person {
    const person = this.people[who]
    if (!person) throw new Error(`nobody is number ${who}`)
    return person
  }
}
