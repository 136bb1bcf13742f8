import { acceptEnglish } from './evaluation-corpus/accept-english'
import { acceptFrench } from './evaluation-corpus/accept-french'
import { acceptFreshEnglish } from './evaluation-corpus/accept-fresh-english'
import { acceptFreshFrench } from './evaluation-corpus/accept-fresh-french'
import { acceptLast } from './evaluation-corpus/accept-last'
import { acceptLater } from './evaluation-corpus/accept-later'
import { acceptMore } from './evaluation-corpus/accept-more'
import { acceptShort } from './evaluation-corpus/accept-short'
import type { Case } from './evaluation-corpus/case'
import { heldOutAccept } from './evaluation-corpus/held-out-accept'
import { heldOutAcceptLater } from './evaluation-corpus/held-out-accept-later'
import { heldOutRefuse } from './evaluation-corpus/held-out-refuse'
import { heldOutRefuseLater } from './evaluation-corpus/held-out-refuse-later'
import { refuseCopies } from './evaluation-corpus/refuse-copies'
import { refuseEmpty } from './evaluation-corpus/refuse-empty'
import { refuseLast } from './evaluation-corpus/refuse-last'
import { refuseLater } from './evaluation-corpus/refuse-later'
import { refuseOffTopic } from './evaluation-corpus/refuse-off-topic'

/** What built-in rules must accept and refuse: written before the rules were tuned, and used to tune them. */
export const corpus: { accept: Case[]; refuse: Case[] } = {
  accept: [
    ...acceptEnglish,
    ...acceptFrench,
    ...acceptMore,
    ...acceptShort,
    ...acceptLater,
    ...acceptLast,
    ...acceptFreshEnglish,
    ...acceptFreshFrench,
  ],
  refuse: [...refuseEmpty, ...refuseCopies, ...refuseOffTopic, ...refuseLater, ...refuseLast],
}

/** Texts written after the rules were tuned: they measure. */
export const heldOut: { accept: Case[]; refuse: Case[] } = { accept: heldOutAccept, refuse: heldOutRefuse }

/** A harder set, whose honest answers hardly use a word of their task; also written after the rules were tuned. */
export const heldOutLater: { accept: Case[]; refuse: Case[] } = {
  accept: heldOutAcceptLater,
  refuse: heldOutRefuseLater,
}
