const units = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A length of time in its largest whole unit. Months are 30 days. */
export function toUnit(seconds: number): {
  readonly unit: 'week' | 'day' | 'hour' | 'minute' | 'second'
  readonly count: number
} {
  const [unit, size] = units.find(([, size]) => seconds % size === 0) ?? (['second', 1] as const)
  return { unit, count: seconds / size }
}
