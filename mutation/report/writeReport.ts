import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '../areas/areas.ts'
import { type AreaFigures, type Counts, sumCounts, toScore } from './figures.ts'

export type AllFigures = Readonly<Record<string, AreaFigures>>

const folder = join(import.meta.dirname, '..')
const figuresFile = join(folder, 'figures.json')
const readme = join(folder, 'README.md')
const [begin, end] = ['<!-- figures: written by `pnpm mutation` -->', '<!-- end of figures -->']

/** Keeps new figures beside those of the other areas, in `figures.json` and in the README. */
export function writeReport(found: AllFigures): void {
  const all: AllFigures = { ...JSON.parse(readFileSync(figuresFile, 'utf8')), ...found }
  writeFileSync(figuresFile, `${JSON.stringify(all, undefined, 2)}\n`)
  const text = readFileSync(readme, 'utf8')
  const [before] = text.split(begin)
  const [, after] = text.split(end)
  if (after === undefined) throw new Error(`${readme} has no place for the figures.`)
  writeFileSync(readme, `${before}${begin}\n\n${toTables(all)}\n\n${end}${after}`)
}

/** A table of the areas, and one of their folders. */
export function toTables(all: AllFigures): string {
  const rows = Object.keys(areas).flatMap((name) => {
    const figures = all[name]
    return figures ? [{ name, figures }] : []
  })
  const byArea = rows.map(({ name, figures }) => {
    const counts = sumCounts(Object.values(figures.folders))
    return `| ${name} | ${toCells(counts)} | ${figures.commit}, ${figures.date} |`
  })
  const byFolder = rows.flatMap(({ name, figures }) =>
    Object.entries(figures.folders).map(
      ([path, counts]) => `| ${name} | \`${path}\` | ${toCells(counts)} |`,
    ),
  )
  return [
    '| area | mutants | killed | timeouts | survived | errors | score | measured at |',
    '| --- | --: | --: | --: | --: | --: | --: | --- |',
    ...byArea,
    '',
    '| area | folder | mutants | killed | timeouts | survived | errors | score |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...byFolder,
  ].join('\n')
}

function toCells(counts: Counts): string {
  const { killed, timeouts, survived, errors } = counts
  const numbers = [killed + timeouts + survived, killed, timeouts, survived, errors]
  return `${numbers.join(' | ')} | ${toScore(counts).toFixed(1)} %`
}
