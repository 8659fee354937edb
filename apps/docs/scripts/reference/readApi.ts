import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, FileRegistry, LogLevel, normalizePath, type ProjectReflection } from 'typedoc'
import { app as folder, repository, root } from '../repository.ts'
import { listEntries } from './listEntries.ts'

/** Reads the public names and their TSDoc. What was read before comes from a file. */
export async function readApi(): Promise<ProjectReflection> {
  const typedoc = await Application.bootstrap({
    entryPoints: listEntries().map(({ path }) => join(root, path)),
    tsconfig: join(folder, 'tsconfig.api.json'),
    basePath: root,
    excludeExternals: true,
    // `pnpm types` checks the same files.
    skipErrorChecking: true,
    logLevel: LogLevel.Error,
    validation: false,
    readme: 'none',
    disableGit: true,
    sourceLinkTemplate: `${repository}/blob/main/{path}#L{line}`,
    gitRevision: 'main',
    sort: ['source-order'],
  })
  const cache = join(folder, '.cache', `api-${hashSources()}.json`)
  if (existsSync(cache)) {
    const json = JSON.parse(readFileSync(cache, 'utf8'))
    const options = { projectRoot: normalizePath(root), registry: new FileRegistry() }
    return typedoc.deserializer.reviveProject('Cleat', json, options)
  }
  const project = await typedoc.convert()
  if (!project) throw new Error('TypeDoc found nothing.')
  mkdirSync(join(folder, '.cache'), { recursive: true })
  await typedoc.generateJson(project, cache)
  return project
}

function hashSources(): string {
  const hash = createHash('sha256')
  const sources = globSync('packages/*/{src/**/*.{ts,tsx},package.json}', { cwd: root }).sort()
  for (const path of sources)
    if (!/\.(?:test|stories)\./.test(path)) hash.update(path).update(readFileSync(join(root, path)))
  hash.update(readFileSync(import.meta.filename))
  return hash.digest('hex').slice(0, 16)
}
