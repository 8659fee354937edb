/**
 * What is left of a label when characters that look alike are one. Two labels of different owners
 * must not have the same.
 */
export function skeleton(label: string): string {
  return label
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
