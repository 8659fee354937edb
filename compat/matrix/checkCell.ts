import { join } from 'node:path'
import { buildProblems } from '../app/buildProblems.ts'
import { createApp } from '../app/createApp.ts'
import { installProblems } from '../app/installProblems.ts'
import type { Versions } from '../app/versions.ts'
import { connectAndSign } from '../browser/connectAndSign.ts'
import { serve } from '../browser/serve.ts'
import { frameworks } from '../frameworks/frameworks.ts'
import { toJson } from '../frameworks/toJson.ts'
import type { QuickStart } from '../readme/readQuickStart.ts'
import type { Cell } from './axes.ts'
import { cellVersions } from './cellVersions.ts'
import { findOptionalConflict } from './findOptionalConflict.ts'

export declare namespace checkCell {
  type Parameters = {
    cell: Cell
    quickStart: QuickStart
    /** Where the app is written. */
    folder: string
    /** The registry with our packages. */
    registry: string
    /** The folder of the Node of the cell. */
    node: string
    /** Of what the cell does not name. */
    versions: Versions
    chains: connectAndSign.Parameters['chains']
  }
}

/** Installs, builds, types and serves an app, and connects a wallet in it. Returns what went wrong. */
export async function checkCell(parameters: checkCell.Parameters): Promise<string[]> {
  const { cell, quickStart, folder, registry, node, versions, chains } = parameters
  const framework = frameworks[cell.framework]
  const files = {
    ...framework.files({ app: toApp(quickStart.app, cell), cell }),
    ...manifest(cell),
  }
  const app = await createApp({
    ...{ folder: join(folder, toFolder(cell)), files, registry, node },
    isStrict: findOptionalConflict(cell) === undefined,
  })
  const named = (names: readonly string[]) => names.map(cellVersions({ cell, others: versions }).of)
  const packages = [...quickStart.packages, 'react', 'react-dom', ...framework.packages(cell)]
  const tools = ['typescript', '@types/react', '@types/react-dom', ...framework.tools(cell)].filter(
    (name) => !packages.includes(name),
  )
  const { command, args } = framework.build(cell)
  const missing = [
    ...(await installProblems(app, named(packages))),
    ...(await installProblems(app, ['-D', ...named(tools)])),
  ]
  if (missing.length > 0) return missing
  const problems = [
    ...(await buildProblems(app, command, ...args)),
    ...(await buildProblems(app, 'tsc', '-p', '.')),
  ]
  if (problems.length > 0) return problems
  const server = await serve(app, framework.serve)
  const { isServed } = framework
  return connectAndSign({ url: server.url, chains, isServed }).finally(server.stop)
}

/** wagmi 2 has other names for what its mutations do. */
function toApp(app: string, { wagmi }: Cell): string {
  return wagmi === '2' ? app.replace('mutate: signMessage', 'signMessage') : app
}

function toFolder(cell: Cell): string {
  return Object.values(cell).join('-')
}

/**
 * What wagmi 2 installs of connectors is not in the app: SDKs under other licences, for connectors
 * that the app does not name.
 */
function manifest({ wagmi }: Cell): Readonly<Record<string, string>> {
  const app = { name: 'app', private: true, version: '0.0.0', type: 'module' }
  if (wagmi === '3') return { 'package.json': toJson(app) }
  const overrides = { '@wagmi/connectors': 'file:./connectors' }
  return {
    'package.json': toJson({ ...app, overrides }),
    'connectors/package.json': toJson({ name: '@wagmi/connectors', version: '6.2.0' }),
  }
}
