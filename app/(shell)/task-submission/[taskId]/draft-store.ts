import { sendDraft, type DraftReply, type SavedText, type TextToSave } from '@/components/task/save-draft'
import { knownText, noteSaved, noteSent, readCopy, writeCopy } from '@/components/task/unsaved-texts'
import { isVisibleText } from '@/lib/text'
import { keptOf, opened, openedHere, replacedBy, replacedIn, unsavedOf, type Draft } from './draft'
import { isTooLong } from './length-note'

/** How long after the last key a text is saved, and when a failed save is repeated, in milliseconds. */
export const pauseMs = 2_000
export const retryMs = 30_000

type Options = {
  /** The localStorage key; null for a viewer who only reads. */
  key: string | null
  taskId: string
  saved: SavedText
  /** Saves what the member asks to save, while the page is open. */
  saveByAction: (text: TextToSave) => Promise<DraftReply>
}

type Save = {
  /** Replaces any text on the server. */
  isForced?: boolean
  /** The member asked for it. */
  isAsked?: boolean
}

/** What the server is doing with the text: evaluating leaves its version alone, confirming changes it. */
export type Submitting = 'evaluating' | 'confirming'

type OnReply = (reply: DraftReply) => void

/**
 * The text being written. Every edit is stored on this device at once and on the server two seconds after the last one,
 * unless another device has saved a different text meanwhile: then nothing is sent until the member has chosen.
 */
export class DraftStore {
  private draft: Draft
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<DraftReply> | null = null
  /** What an action is saving, which ends with the page. */
  private acting: TextToSave | null = null
  private hasFailed = false
  private submitting: Submitting | null = null
  /** What this tab last stored on this device. */
  private kept: string | null = null
  /** Called with the reply to an automatic save; null while there are none. */
  private onReply: OnReply | null = null

  constructor(private readonly options: Options) {
    const { key, saved } = options
    this.draft = key === null ? opened(saved) : openedHere(key, saved)
    this.kept = key === null ? null : (readCopy(key)?.text ?? null)
  }

  readonly current = (): Draft => this.draft

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Saves automatically until the returned function is called, which saves what is left. */
  open(onReply: OnReply) {
    this.onReply = onReply
    this.schedule()
    return () => {
      this.flush()
      this.onReply = null
      clearTimeout(this.timer)
    }
  }

  edit(text: string) {
    this.set({ text, isDraftSaved: false, restoredOver: null, discarded: null })
  }

  /** Replaces the text, which `restore` brings back and the server keeps for a day. */
  replace(text: string) {
    this.set(replacedBy(text, this.draft))
  }

  restore() {
    const { discarded } = this.draft
    if (discarded !== null) this.set({ ...replacedBy(discarded, this.draft), discarded: null })
  }

  /** Takes the newer text instead of this one. */
  takeNewer() {
    const { newer } = this.draft
    if (newer) this.set({ ...replacedBy(newer.text, this.draft), base: newer, newer: null })
  }

  /** Replaces the newer text by this one; the server keeps it for a day. */
  keepThis(): Promise<DraftReply> {
    this.set({ restoredOver: null })
    return this.send({ isForced: true })
  }

  async save(): Promise<DraftReply> {
    const { text } = this.draft
    const reply = await this.send({ isAsked: true })
    if (reply.kind === 'saved' && this.draft.text === text) this.set({ isDraftSaved: true })
    return reply
  }

  /**
   * Waits for a running save, then saves nothing automatically while the text is submitted, because confirming changes
   * the version that the next save has to name. An unsaved text is saved before confirming, which would otherwise
   * mistake the older draft for another device's.
   */
  readonly during = async <T>(submitting: Submitting, submit: () => Promise<T>): Promise<T> => {
    if (submitting === 'confirming' && this.isDue()) await this.saveByItself()
    this.submitting = submitting
    clearTimeout(this.timer)
    try {
      while (this.sending) await this.sending
      return await submit()
    } finally {
      this.submitting = null
      this.schedule()
    }
  }

  /** The text was confirmed, which saved it as well; the server keeps another draft for a day. */
  submitted(text: string, version = this.draft.base.version) {
    const { key } = this.options
    if (key !== null) noteSaved(key, { text, version })
    this.set({ base: { text, version }, newer: null, isDraftSaved: false })
  }

  /** Takes note of the task as it was just read, which may have been before the last save. */
  meet(server: SavedText) {
    if (server.version > this.draft.base.version) this.compare(server)
  }

  private compare(server: SavedText) {
    const { text, base } = this.draft
    const { key } = this.options
    const own = [text, base.text, ...(key === null ? [] : knownText(key).sent)]
    if (own.includes(server.text)) this.set({ base: server, newer: null })
    else this.set({ newer: server })
  }

  /** Saves at once what would be saved later. */
  readonly flush = () => {
    // Another user has signed in to this browser: the page is hidden before it navigates.
    if (this.onReply && !document.documentElement.hidden && this.isDue()) void this.saveByItself()
  }

  /** Stores an unsaved text on this device again: another tab may have stored its own in its place. */
  readonly keep = () => {
    if (this.onReply && !document.documentElement.hidden) this.store(this.draft)
  }

  /** Saves before the page may end. What an action is saving is sent again: saving a text twice saves it once. */
  readonly leave = () => {
    this.keep()
    if (this.acting && !document.documentElement.hidden) void sendDraft(this.acting)
    if (this.acting?.text !== this.draft.text) this.flush()
  }

  private isDue() {
    const { text, base, newer, replaced } = this.draft
    if (this.submitting === 'confirming' || this.options.key === null || newer || !unsavedOf(this.draft)) return false
    // A blank text removes the draft.
    return isVisibleText(text) ? !isTooLong(text) : replaced.length > 0 || isVisibleText(base.text)
  }

  private schedule() {
    clearTimeout(this.timer)
    if (!this.onReply || this.submitting || !this.isDue()) return
    this.timer = setTimeout(() => void this.saveByItself(), this.hasFailed ? retryMs : pauseMs)
  }

  private async saveByItself() {
    clearTimeout(this.timer)
    const reply = await this.send()
    this.onReply?.(reply)
    this.schedule()
  }

  /** One at a time, so that the versions follow each other. */
  private async send(how: Save = {}): Promise<DraftReply> {
    while (this.sending) await this.sending
    this.sending = this.sendNow(how)
    const reply = await this.sending
    this.sending = null
    this.hasFailed = reply.kind === 'unreachable' || reply.kind === 'refused'
    return reply
  }

  private async sendNow(how: Save): Promise<DraftReply> {
    const { key, taskId } = this.options
    const { text, base, replaced } = this.draft
    if (key !== null) noteSent(key, text)
    const version = how.isForced ? undefined : base.version
    const reply = await this.sendBy(how, { taskId, text, version, ...replacedIn(this.draft) })
    if (reply.kind === 'saved') {
      const saved = { text, version: reply.version }
      if (key !== null) noteSaved(key, saved)
      this.set({ ...keptOf(replaced, this.draft, key), base: saved, newer: null })
    }
    if (reply.kind !== 'newer') return reply
    this.set(keptOf(replaced, this.draft, key))
    this.compare(reply.saved)
    const { newer } = this.draft
    if (newer !== null) return reply
    // What the server has is this device's own earlier text.
    const isSaved = this.draft.text === this.draft.base.text
    return isSaved ? { kind: 'saved', version: reply.saved.version } : this.sendNow({ isAsked: how.isAsked })
  }

  /**
   * An action belongs to its page: a save that waited until the page was left is a request of its own. Only an action
   * removes a draft.
   */
  private async sendBy({ isAsked }: Save, text: TextToSave): Promise<DraftReply> {
    const isBlank = !isVisibleText(text.text)
    if (!this.onReply) return isBlank ? { kind: 'unreachable' } : sendDraft(text)
    if (!isAsked && !isBlank) return sendDraft(text)
    this.acting = isBlank ? null : text
    const reply = await this.options.saveByAction(text)
    this.acting = null
    return reply
  }

  private set(change: Partial<Draft>) {
    const next = { ...this.draft, ...change }
    this.draft = { ...next, savedIn: this.store(next) }
    if ('text' in change) this.hasFailed = false
    this.schedule()
    for (const listener of this.listeners) listener()
  }

  /** Stores an unsaved text on this device, or removes it once it is saved. What another tab stored stays. */
  private store(draft: Draft): Draft['savedIn'] {
    const { key } = this.options
    const unsaved = unsavedOf(draft)
    if (unsaved) {
      this.kept = unsaved.text
      return key !== null && writeCopy(key, unsaved) ? 'device' : 'nowhere'
    }
    if (key !== null && this.kept !== null && readCopy(key)?.text === this.kept) writeCopy(key, null)
    return 'server'
  }
}
