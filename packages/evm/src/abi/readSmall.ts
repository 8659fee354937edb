/** Offsets and lengths in an answer are small. */
export function readSmall(data: string, place: number): number | undefined {
  const digits = data.slice(place, place + 64)
  return /^0{56}[0-9a-f]{8}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined
}
