export type CommandFacts = {
  /** Scripts of the package around the file, and of the whole repository. */
  readonly scripts: readonly string[]
  /** Scripts of each package of the repository, by its name. */
  readonly scriptsOf: Readonly<Record<string, readonly string[]>>
  /** Packages that can be installed: those we publish, and all that ours depend on. */
  readonly packages: ReadonlySet<string>
  /** Programs that our packages bring. */
  readonly programs: ReadonlySet<string>
  /** What `packageManager` says: `pnpm@1.2.3`. */
  readonly packageManager: string
  /** Whether a file of the repository is at this path, seen from the root or the file. */
  readonly hasFile: (path: string) => boolean
}

/** Programs of the reader's machine, with arguments that nothing here can check. */
const foreign = new Set(['cd', 'cp', 'curl', 'docker', 'git', 'redis-server'])

/** Commands of pnpm itself. */
const ofPnpm = new Set(['add', 'dlx', 'exec', 'fetch', 'install', 'outdated', 'pack', 'why'])

const installing = /^(?:i|install|add)$/

/** Says what is wrong with a command of a document, if anything. */
export function findWrongCommand(
  words: readonly string[],
  facts: CommandFacts,
): string | undefined {
  const [program = '', ...rest] = words
  if (program === 'npx') return findWrongRun(rest, facts)
  if (program === 'node') return findWrongFile(rest, facts)
  if (/^(?:npm|yarn|bun)$/.test(program) && installing.test(rest[0] ?? ''))
    return findWrongPackage(rest.slice(1), facts)
  if (program === 'pnpm') return findWrongScript(rest, facts)
  return foreign.has(program) ? undefined : `nobody knows the program ${program}`
}

function findWrongScript(words: readonly string[], facts: CommandFacts): string | undefined {
  const [first = '', second = '', ...rest] = words
  if (first === '--filter') {
    const scripts = facts.scriptsOf[second]
    if (!scripts) return `no package is named ${second}`
    const [script = ''] = rest
    return scripts.includes(script) ? undefined : `${second} has no script ${script}`
  }
  if (installing.test(first)) return findWrongPackage([second, ...rest].filter(Boolean), facts)
  const script = first === 'run' ? second : first
  if (script === '-r' || script === '--version' || ofPnpm.has(script)) return undefined
  return facts.scripts.includes(script) ? undefined : `there is no script ${script}`
}

function findWrongRun(words: readonly string[], facts: CommandFacts): string | undefined {
  const [program = '', ...rest] = words.filter((word) => word !== '-y')
  if (!program.startsWith('pnpm')) {
    const name = program.replace(/(?<=.)@[\d.]+$/, '')
    return facts.programs.has(name) || facts.packages.has(name)
      ? undefined
      : `no package brings ${name}`
  }
  if (program !== facts.packageManager) return `${program} is not ${facts.packageManager}`
  return findWrongScript(rest, facts)
}

function findWrongFile(words: readonly string[], facts: CommandFacts): string | undefined {
  if (/^-[ep]$/.test(words[0] ?? '')) return undefined
  const path = words.find((word) => !word.startsWith('-')) ?? ''
  return facts.hasFile(path) ? undefined : `there is no file ${path}`
}

function findWrongPackage(words: readonly string[], facts: CommandFacts): string | undefined {
  const unknown = words
    .filter((word) => !word.startsWith('-'))
    // A package under another name, so that two versions of it can stand beside each other.
    .map((word) => word.replace(/(?<=.)@(?:npm:.+|[\w.^~-]+)$/, ''))
    .filter((name) => !facts.packages.has(name))
  return unknown.length > 0 ? `unknown packages: ${unknown.join(', ')}` : undefined
}
