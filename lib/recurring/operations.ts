import * as z from '@/lib/zod'
import { count, day, id } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import type { RuleJson } from '@/lib/recurring/json'
import { rulesPerResponse } from '@/lib/recurring/limits'
import { expiries, intervals } from '@/lib/recurring/occurrences'
import { createRuleSchema, updateRuleSchema } from '@/lib/recurring/rule-schema'
import { ruleFields } from '@/lib/recurring/schema'
import { modes } from '@/lib/recurring/turns'
import { longestListedText } from '@/lib/tasks/limits'

const tag = 'Tasks'
const access = 'task:manage'

const rule = exactly<RuleJson>()(
  z.strictObject({
    id,
    memberIds: z.array(id),
    mode: z.enum(modes),
    title: z.string(),
    description: z.string(),
    expectations: z.array(z.strictObject({ text: z.string(), isHidden: z.boolean() })),
    points: count,
    from: day,
    interval: z.enum(intervals),
    every: count,
    weekdays: z.array(z.int().min(1).max(7)),
    expiry: z.enum(expiries),
    expiryDays: count,
    isPaused: z.boolean(),
    ignoresPauses: ruleFields.ignoresPauses,
    extendedTo: day,
  }),
)
const whole = { name: 'RecurringRule', schema: rule } as const
const same = 'The same rule already exists.'

export const listRulesOperation = operation({
  path: '/api/admin/recurring',
  method: 'get',
  tag,
  summary: 'List the recurring rules',
  description:
    `Newest first, at most ${rulesPerResponse} per response. Descriptions are truncated to ${longestListedText} ` +
    'characters, ending in “…”.',
  access,
  query: z.object({ offset }),
  answer: { name: 'RecurringRuleList', schema: z.array(rule), description: 'The rules.', isPaged: true },
})

export const createRuleOperation = operation({
  path: '/api/admin/recurring',
  method: 'post',
  tag,
  summary: 'Create a recurring rule',
  description:
    'Tasks are created up to seven days ahead, the first ones immediately. In the mode `turn` the members take ' +
    'turns in the given order. `weekdays` (1 is Monday) applies to weekly rules only. Days of pauses are skipped ' +
    'unless `ignoresPauses` is true.',
  access,
  body: { name: 'NewRecurringRule', schema: createRuleSchema },
  answer: { ...whole, status: 201, description: 'The rule that was created.' },
  errors: { 409: same },
})

export const readRuleOperation = operation({
  path: '/api/admin/recurring/{ruleId}',
  method: 'get',
  tag,
  summary: 'Read a recurring rule',
  description: 'With its whole description, which the list truncates.',
  access,
  answer: { ...whole, description: 'The rule.' },
})

export const updateRuleOperation = operation({
  path: '/api/admin/recurring/{ruleId}',
  method: 'patch',
  tag,
  summary: 'Change a recurring rule',
  description:
    'Fields that are left out do not change. Existing tasks do not change. With `ignoresPauses`, tasks that a ' +
    'pause skipped from today on are created immediately.',
  access,
  body: { name: 'RecurringRuleChange', schema: updateRuleSchema },
  answer: { ...whole, description: 'The updated rule.' },
  errors: { 409: same },
})

export const deleteRuleOperation = operation({
  path: '/api/admin/recurring/{ruleId}',
  method: 'delete',
  tag,
  summary: 'Delete a recurring rule',
  description: 'Tasks that were already created stay.',
  access,
  answer: { status: 204, description: 'The rule is deleted.' },
})

export const recurringOperations = [
  listRulesOperation,
  createRuleOperation,
  readRuleOperation,
  updateRuleOperation,
  deleteRuleOperation,
] as const
