import { checkLabel } from './checkLabel.ts'

const most = 5
const endings = ['1', '7', '42', 'x', 'dao', 'pay', 'hq', '2026', 'one', 'here']

/**
 * Labels to offer beside what a visitor typed: itself first, then with an ending each. None that
 * the rules of the zone refuse.
 * @returns at most five, without a check whether they are taken
 */
export function suggestLabels(
  text: string,
  { reserved }: { reserved: ReadonlySet<string> },
): readonly string[] {
  const label = text.toLowerCase().replace(/[^a-z0-9-]/g, '')
  const isFree = (candidate: string) => checkLabel(candidate, { reserved }) === undefined
  return [label, ...endings.map((ending) => `${label}${ending}`)].filter(isFree).slice(0, most)
}
