import { stripVTControlCharacters } from 'node:util'
import type { App } from './createApp.ts'
import { removeNotices } from './removeNotices.ts'

/** Runs a command of an app that must say nothing of errors or warnings. */
export async function buildProblems(app: App, name: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await app.tool(name, ...args)
  if (code !== 0) return [`${name}: ${output.trim()}`]
  const text = removeNotices(stripVTControlCharacters(output))
  const isNamed = text.split('\n').some((line) => /warn|⚠|externalized|\berror\b/i.test(line))
  // What a warning is about stands in the lines after it.
  return isNamed ? [`${name}: ${text.trim()}`] : []
}
