/** A key for a new item of an edited list: higher than all of its items'. */
export const nextKey = (items: readonly { key: number }[]) => Math.max(-1, ...items.map(({ key }) => key)) + 1
