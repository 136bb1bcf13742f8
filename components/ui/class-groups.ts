/*
 * The groups of utility classes of which only one applies, and what they override: those that this project uses. A
 * test compares them with tailwind-merge's own list, which is ten times as large, for all classes in the sources.
 */

const any = () => true
const isSize = (value: string) => /^(?:xs|sm|base|lg|\d?xl|fit)$/.test(value)
const isWidth = (value: string) => /^\d+$/.test(value)
const isOther = (value: string) => !isSize(value) && !isWidth(value)

/** Groups whose classes start with their own names: `gap-x` with `gap-x-2`. */
const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]))

/** Groups whose names are also classes: `rounded` with `rounded-full`. */
const alone = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [name, { [name]: [any] }]]))

const borders = (...sides: string[]) =>
  Object.fromEntries(
    sides.flatMap((side) => [
      [`border-w${side}`, [{ [`border${side}`]: ['', isWidth] }]],
      [`border-color${side}`, [{ [`border${side}`]: [isOther] }]],
    ]),
  )

/**
 * What a group for all sides overrides, and the groups for two of them: `m` and `mx`, or `border-w` and `border-w-x`.
 */
const boxes = (all: string, side: string) => ({
  [all]: ['x', 'y', 't', 'r', 'b', 'l'].map((each) => side + each),
  [`${side}x`]: [`${side}r`, `${side}l`],
  [`${side}y`]: [`${side}t`, `${side}b`],
})

const displays =
  'block inline-block inline flex inline-flex table table-cell table-row table-row-group table-header-group ' +
  'flow-root grid inline-grid contents hidden'

export const classGroups = {
  ...named('min-h', 'max-h', 'min-w', 'max-w', 'h', 'w', 'size', 'basis', 'space-y', 'leading', 'items', 'justify'),
  ...named('m', 'mx', 'my', 'mt', 'mr', 'mb', 'ml', 'p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'gap', 'gap-x', 'gap-y'),
  ...named(
    'inset',
    'inset-x',
    'inset-y',
    'top',
    'right',
    'bottom',
    'left',
    'z',
    'order',
    'opacity',
    'cursor',
    'select',
  ),
  ...named('grid-cols', 'col-start', 'row-start', 'rotate', 'translate', 'translate-x', 'translate-y', 'animate'),
  ...named('rounded-t', 'rounded-b', 'rounded-l', 'rounded-r', 'shadow', 'duration', 'fill', 'list', 'align', 'from'),
  ...named('overflow', 'overflow-x', 'overflow-y', 'line-clamp', 'whitespace', 'object', 'outline-offset'),
  ...alone('rounded', 'transition', 'shrink', 'grow', 'resize'),
  'col-span': [{ col: [{ span: [any] }, any] }],
  display: displays.split(' '),
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  flex: [{ flex: [isOther, isWidth] }],
  'font-size': [{ text: [isSize] }],
  'text-align': [{ text: ['left', 'center', 'right'] }],
  'transition-behavior': [{ transition: ['discrete'] }],
  'text-wrap': [{ text: ['balance', 'nowrap'] }],
  'text-color': [{ text: [isOther] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
  'font-family': [{ font: ['sans', 'display', 'mono'] }, 'figures'],
  'bg-color': [{ bg: [(value: string) => !value.startsWith('linear-')] }],
  'outline-style': [{ outline: ['none', 'solid'] }],
  'outline-w': [{ outline: [isWidth] }],
  'outline-color': [{ outline: [isOther] }],
  stroke: [{ stroke: [isOther] }],
  'stroke-w': [{ stroke: [isWidth] }],
  ...borders('', '-x', '-y', '-t', '-r', '-b', '-l'),
}

export const conflictingClassGroups = {
  ...boxes('m', 'm'),
  ...boxes('p', 'p'),
  ...boxes('border-w', 'border-w-'),
  ...boxes('border-color', 'border-color-'),
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['basis', 'grow', 'shrink'],
  size: ['w', 'h'],
  translate: ['translate-x', 'translate-y'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
}
