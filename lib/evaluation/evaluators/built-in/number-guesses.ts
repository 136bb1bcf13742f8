import { spelledNumber } from './number-answers'
import { isNumberWord, numberTokens } from './number-tokens'
import { isOnOtherScale, isSameAmount, quantitiesIn, type Quantity } from './numbers'

/** Within this relative error of the right number, another large or measured one is no alternative to it. */
const NEAR = 0.05
const SMALLEST_LARGE = 1_000
const ADDING = new Set(['and', 'et'])
const JOINING = new Set(['and', 'or', 'to', 'et', 'ou', 'a', '-'])

/** True when another number is offered as an alternative to a correct one: "4, 6, 8", "between 1 and 8". */
export function offersNumbers(answer: string, wanted: readonly Quantity[], asked: readonly Quantity[]): boolean {
  const given = quantitiesIn(answer).filter(({ isUncounted }) => !isUncounted)
  const tokens = numberTokens(answer)
  const isAmong = (list: readonly Quantity[], one: Quantity) => list.some((each) => isSameAmount(one, each))
  const isRival = (one: Quantity) =>
    !isAmong(wanted, one) &&
    !isAmong(asked, one) &&
    !wanted.some(
      ({ value }) =>
        (value >= SMALLEST_LARGE || !Number.isInteger(value)) && Math.abs(one.value - value) <= Math.abs(value) * NEAR,
    )
  if (spelledNumber(given).some((one) => isAmong(wanted, one))) return false
  const counted = countedTo(given, (one) => isAmong(wanted, one))
  return given.some((one, index) => {
    const next = given[index + 1]
    if (
      !next ||
      (counted.has(one) && counted.has(next)) ||
      one.dimension !== next.dimension ||
      (!isRival(one) && !isRival(next))
    )
      return false
    const between = tokens.slice(one.at + 1, next.at)
    // "forty-eight fifty-four": a number in words has several.
    const isInWords = isNumberWord(tokens[one.at] ?? '') && isNumberWord(tokens[next.at] ?? '')
    const rest = isInWords ? between.filter((token) => !isNumberWord(token)) : between
    // "49 and 7 more is 56": a number of the question is added.
    const isAdded = ADDING.has(rest[0] ?? '') && isAmong(asked, next)
    return rest.length === 0 || (rest.length === 1 && JOINING.has(rest[0] ?? '') && !isAdded)
  })
}

const FEWEST_COUNTED = 3

/** True for an amount told in two units: "3 metres or 300 cm", "zero, or 32 in Fahrenheit". */
export const saysTwice = (given: readonly Quantity[], wanted: readonly Quantity[]) =>
  given.length > 1 &&
  given.some((one) => wanted.some((each) => isSameAmount(one, each))) &&
  given.every((one) => wanted.some((each) => isSameAmount(one, each) || isOnOtherScale(one, each)))

/** Numbers that count up in steps of the first one and end with a right one: "7, 14, 21, 28". */
function countedTo(given: readonly Quantity[], isWanted: (one: Quantity) => boolean): Set<Quantity> {
  const counted = new Set<Quantity>()
  for (const [end, last] of given.entries()) {
    if (!isWanted(last)) continue
    const step = last.value - (given[end - 1]?.value ?? last.value)
    let start = end
    while (start > 0 && step > 0 && last.value - step * (end - start + 1) === given[start - 1]?.value) start -= 1
    const isFromStep = given[start]?.value === step
    if (isFromStep && end - start + 1 >= FEWEST_COUNTED) for (const one of given.slice(start, end + 1)) counted.add(one)
  }
  return counted
}
