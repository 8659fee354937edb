const head = /^\|.*\|\n(?=\| *:?-{3})/gm

/** Gives columns without a name one, for those who hear a table. GitHub takes empty ones. */
export function nameEmptyHeads(text: string): string {
  return text.replace(head, (row) => {
    const cells = row.trim().slice(1, -1).split('|')
    const named = cells.map((cell, at) => {
      const name = at === 0 ? 'About' : 'Meaning'
      return cell.trim() === '' ? ` <span class="visually-hidden">${name}</span> ` : cell
    })
    return `|${named.join('|')}|\n`
  })
}
