import { sendDraft, type DraftReply, type SavedText } from '@/components/task/save-draft'
import { knownText, noteSaved, noteSent, readCopy, writeCopy } from '@/components/task/unsaved-texts'
import { isVisibleText } from '@/lib/text'
import { isTooLong } from './length-note'

/** How long after the last key a text is saved, and when a failed save is repeated, in milliseconds. */
export const pauseMs = 2_000
export const retryMs = 30_000

export type Draft = {
  text: string
  /** The server's text that this one builds on. */
  base: SavedText
  /** A text that was saved elsewhere and that this one does not build on. */
  newer: SavedText | null
  /** Where this text is safe; `nowhere` without storage in this browser. */
  savedIn: 'server' | 'device' | 'nowhere'
  /** This exact text was just saved with the button. */
  isDraftSaved: boolean
  /** The server's text that a text of this device replaced on opening, until the text is edited. */
  restoredOver: string | null
  /** The text that `replace` replaced, until the text is edited. */
  discarded: string | null
}

type Options = {
  /** The localStorage key; null for a viewer who only reads. */
  key: string | null
  taskId: string
  saved: SavedText
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
  private hasFailed = false
  private submitting: Submitting | null = null
  /** What this tab last stored on this device. */
  private kept: string | null = null
  /** Called with the reply to an automatic save; null while there are none. */
  private onReply: OnReply | null = null

  constructor(private readonly options: Options) {
    const { key, saved } = options
    const copy = key === null ? null : readCopy(key)
    const later = key === null ? undefined : knownText(key).saved
    const server = later && later.version > saved.version ? later : saved
    this.draft = opened(server)
    this.kept = copy && copy.text
    if (key === null || copy === null || copy.text === server.text) return
    // It may have been sent while the last page closed.
    noteSent(key, copy.text)
    const isBehind = copy.version !== undefined && copy.version < server.version
    this.draft = {
      ...this.draft,
      text: copy.text,
      savedIn: 'device',
      ...(isBehind ? { base: { text: '', version: copy.version ?? 0 }, newer: server } : { restoredOver: server.text }),
    }
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

  /** Replaces the text, which `restore` brings back. */
  replace(text: string) {
    const { text: discarded } = this.draft
    this.set({ text, discarded, isDraftSaved: false, restoredOver: null })
  }

  restore() {
    this.set({ text: this.draft.discarded ?? this.draft.text, discarded: null })
  }

  /** Takes the newer text instead of this one. */
  takeNewer() {
    const { newer, text } = this.draft
    if (newer) this.set({ text: newer.text, base: newer, newer: null, discarded: text, isDraftSaved: false })
  }

  /** Replaces the newer text by this one; the server keeps it for a day. */
  keepThis(): Promise<DraftReply> {
    return this.send({ isForced: true })
  }

  async save(): Promise<DraftReply> {
    const { text } = this.draft
    const reply = await this.send()
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

  /** The text was confirmed, which saved it as well. */
  submitted(text: string, version = this.draft.base.version) {
    const { key } = this.options
    if (key !== null) noteSaved(key, { text, version })
    this.set({ base: { text, version }, isDraftSaved: false })
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

  private isDue() {
    if (this.submitting === 'confirming') return false
    const { text, base, newer } = this.draft
    const isSendable = isVisibleText(text) && !isTooLong(text)
    return this.options.key !== null && text !== base.text && newer === null && isSendable
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
  private async send(how: { isForced?: boolean } = {}): Promise<DraftReply> {
    while (this.sending) await this.sending
    this.sending = this.sendNow(how)
    const reply = await this.sending
    this.sending = null
    this.hasFailed = reply.kind === 'unreachable' || reply.kind === 'refused'
    return reply
  }

  private async sendNow({ isForced = false }): Promise<DraftReply> {
    const { key, taskId } = this.options
    const { text, base } = this.draft
    if (key !== null) noteSent(key, text)
    const reply = await sendDraft({ taskId, text, version: isForced ? undefined : base.version })
    if (reply.kind === 'saved') {
      const saved = { text, version: reply.version }
      if (key !== null) noteSaved(key, saved)
      this.set({ base: saved, newer: null })
    }
    if (reply.kind !== 'newer') return reply
    this.compare(reply.saved)
    const { newer } = this.draft
    if (newer !== null) return reply
    // What the server has is this device's own earlier text.
    const isSaved = this.draft.text === this.draft.base.text
    return isSaved ? { kind: 'saved', version: reply.saved.version } : this.sendNow({})
  }

  private set(change: Partial<Draft>) {
    const next = { ...this.draft, ...change }
    this.draft = { ...next, savedIn: this.store(next) }
    if ('text' in change) this.hasFailed = false
    this.schedule()
    for (const listener of this.listeners) listener()
  }

  /** Stores an unsaved text on this device, or removes it once it is saved. What another tab stored stays. */
  private store({ text, base }: Draft): Draft['savedIn'] {
    const { key } = this.options
    if (text !== base.text) {
      this.kept = text
      return key !== null && writeCopy(key, { text, version: base.version }) ? 'device' : 'nowhere'
    }
    if (key !== null && this.kept !== null && readCopy(key)?.text === this.kept) writeCopy(key, null)
    return 'server'
  }
}

/** The draft as the server's markup shows it. */
export function opened(saved: SavedText): Draft {
  return {
    text: saved.text,
    base: saved,
    newer: null,
    savedIn: 'server',
    isDraftSaved: false,
    restoredOver: null,
    discarded: null,
  }
}
