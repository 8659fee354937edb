import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeclarationReflection, type ProjectReflection, ReferenceReflection } from 'typedoc'
import { publicNames } from '../../../../scripts/rules/publicNames.ts'
import { root } from '../repository.ts'
import { type Entry, listEntries } from './listEntries.ts'
import type { ReferenceName } from './referenceName.ts'

type Found = { -readonly [key in keyof ReferenceName]: ReferenceName[key] } & { entries: string[] }

/** Lists the public names of the published packages. Entries that share a name share its page. */
export function listNames(project: ProjectReflection): ReferenceName[] {
  const found: Found[] = []
  for (const entry of listEntries()) {
    const code = readFileSync(join(root, entry.path), 'utf8')
    for (const exported of publicNames(code)) {
      if (exported.startsWith('* ')) continue
      add(found, project, entry, exported, code)
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name))
}

function add(
  found: Found[],
  project: ProjectReflection,
  entry: Entry,
  exported: string,
  code: string,
): void {
  const name = exported.replace(/^type /, '')
  const { packageName } = entry
  const declarations = findDeclarations(project, entry, name)
  const namesakes = found.filter((one) => one.packageName === packageName && one.name === name)
  const known = namesakes.find(
    (one) => declarations.length === 0 || one.declarations[0] === declarations[0],
  )
  if (known) {
    known.entries.push(entry.name)
    return
  }
  const folder = packageName.replace('@cleat/', '')
  // Types and functions whose names differ in capitals only: some disks do not tell them apart.
  const twins = found.filter(({ route }) => {
    return route.toLowerCase() === `reference/${folder}/${name}`.toLowerCase()
  })
  const own = entry.name.slice(packageName.length + 1).replaceAll('/', '-')
  const route =
    twins.length === 0
      ? `reference/${folder}/${name}`
      : namesakes.length > 0
        ? `reference/${folder}/${own || 'index'}/${name}`
        : `reference/${folder}/type/${name}`
  const library = new RegExp(`\\b${name}\\b[^}]*\\} from '([^.'][^']*)'`).exec(code)?.[1]
  const isType = exported.startsWith('type ')
  const entries = [entry.name]
  found.push({ name, packageName, route, entries, isType, declarations, library })
}

function findDeclarations(
  project: ProjectReflection,
  { path }: Entry,
  name: string,
): DeclarationReflection[] {
  const module = project.children?.find(({ sources, name: own }) => {
    return sources?.some(({ fileName }) => fileName === path) || own === toModuleName(path)
  })
  const children = module?.children?.filter((child) => child.name === name) ?? []
  return children
    .flatMap((child) => {
      const target = child instanceof ReferenceReflection ? child.getTargetReflectionDeep() : child
      if (!target.isDeclaration()) return []
      // The namespace of types beside a function is another reflection of the same name.
      const twins =
        target.parent?.isDeclaration() || target.parent?.isProject()
          ? (target.parent.children ?? []).filter((one) => one.name === target.name)
          : [target]
      return twins.filter((one) => !(one instanceof ReferenceReflection))
    })
    .filter((one, at, all) => all.indexOf(one) === at)
}

function toModuleName(path: string): string {
  return path.replace(/(?:\/index)?\.tsx?$/, '')
}
