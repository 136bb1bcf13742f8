import { delimiterEscape } from './hostile-corpus/delimiter-escape'
import { exfiltration } from './hostile-corpus/exfiltration'
import { formatSpoof } from './hostile-corpus/format-spoof'
import { hiddenUnicode } from './hostile-corpus/hidden-unicode'
import { languageSwitch } from './hostile-corpus/language-switch'
import { masterKey } from './hostile-corpus/master-key'
import { obfuscation } from './hostile-corpus/obfuscation'
import { outputAttack } from './hostile-corpus/output-attack'
import { override, overrideInFrench } from './hostile-corpus/override'
import { resource } from './hostile-corpus/resource'
import { rubricEcho, rubricEchoInFrench } from './hostile-corpus/rubric-echo'
import { social } from './hostile-corpus/social'
import { twinsAbout } from './hostile-corpus/twins-about'
import { twinsSigns } from './hostile-corpus/twins-signs'
import { twinsTalk } from './hostile-corpus/twins-talk'
import type { HostileCase, TwinCase } from './hostile-corpus/case'

/** Texts written to be accepted without any work in them. */
export const hostile: HostileCase[] = [
  ...override,
  ...overrideInFrench,
  ...delimiterEscape,
  ...formatSpoof,
  ...masterKey,
  ...social,
  ...obfuscation,
  ...hiddenUnicode,
  ...rubricEcho,
  ...rubricEchoInFrench,
  ...languageSwitch,
  ...exfiltration,
  ...outputAttack,
  ...resource,
]

/** Honest work beside them. */
export const twins: TwinCase[] = [...twinsAbout, ...twinsTalk, ...twinsSigns]
