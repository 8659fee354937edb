import { stripVTControlCharacters } from 'node:util'
import type { App } from './createApp.ts'

/** Vite says it of each app that imports `viem/chains`, with Cleat or without. */
const ofViem = /"node:worker_threads" has been externalized.*\/node_modules\/ox\//

/** Runs a command of an app that must say nothing of errors or warnings. */
export async function buildProblems(app: App, name: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await app.tool(name, ...args)
  const lines = stripVTControlCharacters(output).split('\n')
  const problems = lines.filter(
    (line) => /warn|⚠|externalized|\berror\b/i.test(line) && !ofViem.test(line),
  )
  if (code !== 0) return [`${name}: ${output.trim()}`]
  return problems.map((line) => `${name}: ${line.trim()}`)
}
