import type { NameZone } from '../zone/nameZone.ts'
import { checkLabel, type LabelFault } from './checkLabel.ts'

export type ReadName =
  | { readonly status: 'name'; readonly name: string; readonly label: string }
  | { readonly status: 'fault'; readonly fault: LabelFault | 'other-zone' }

/** Reads a name that is wanted: its label, with or without the zone. */
export function readName(text: string, zone: Pick<NameZone, 'name' | 'reserved'>): ReadName {
  const label = text.endsWith(`.${zone.name}`) ? text.slice(0, -zone.name.length - 1) : text
  if (label.includes('.')) return { status: 'fault', fault: 'other-zone' }
  const fault = checkLabel(label, zone)
  return fault
    ? { status: 'fault', fault }
    : { status: 'name', name: `${label}.${zone.name}`, label }
}
