import type { App } from './createApp.ts'

/** Lines that npm prints about the settings and the Node of this machine. */
const ofMachine = /Unknown (?:user|env|builtin) config|New (?:major|minor|patch) version of npm/
/**
 * Newer npm names each package that wants to run a script. esbuild comes with Astro, and native
 * parts of `ws`, which works without them, with the first `@solana/web3.js`.
 */
const ofScripts =
  /install-scripts(?:$| \d+ packages? | +(?:esbuild|bufferutil|utf-8-validate)@| Run )/

/** Installs packages by plain npm and returns its warnings and what does not fit together. */
export async function installProblems(app: App, packages: readonly string[]): Promise<string[]> {
  const installed = await app.npm('install', ...packages)
  if (installed.code !== 0) return [`npm install failed: ${installed.output.trim()}`]
  const listed = await app.npm('ls', '--all')
  return [
    ...listWarnings(installed.output).map((line) => `npm install: ${line}`),
    ...(listed.code === 0 ? [] : [`npm ls: ${listWarnings(listed.output).join('; ')}`]),
  ]
}

function listWarnings(output: string): string[] {
  const lines = output.split('\n').filter((line) => /^npm (?:warn|error)/i.test(line))
  return lines.filter((line) => !ofMachine.test(line) && !ofScripts.test(line.trimEnd()))
}
