import { type Comment, type DeclarationReflection, ReflectionKind, type SomeType } from 'typedoc'
import { listMembers, type Member, membersOf } from './listMembers.ts'
import { type Links, toCell, toProse, toTypeCode } from './pageText.ts'
import { readSignature } from './readSignature.ts'
import type { ReferenceName } from './referenceName.ts'

export declare namespace toReferencePage {
  type Parameters = {
    name: ReferenceName
    links: Links
    /** Error codes, which the page about errors has. */
    codes: ReadonlySet<string>
  }
}

/** The page of a public name, in Markdown of the site. */
export function toReferencePage({ name, links, codes }: toReferencePage.Parameters): string {
  const main = mainOf(name)
  const comment = main && commentOf(main)
  const parts = [
    frontmatter(name, comment),
    `# ${name.name}`,
    `<p class="kind">${kindOf(name)} of <a href="/reference/#${anchorOf(name.packageName)}">${name.packageName}</a></p>`,
    comment ? toProse(comment.summary) : '',
    ...passedOn(name, main),
    ...toImport(name),
    ...toExamples(comment),
    ...toDeclaration(main),
    ...toBody(name, main, links),
    ...toErrors(comment, codes),
    ...toSee(comment),
    ...toSource(main),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** What a page begins with: the function or class rather than the namespace of its types. */
export function mainOf({ declarations }: ReferenceName): DeclarationReflection | undefined {
  return declarations.find(({ kind }) => kind !== ReflectionKind.Namespace) ?? declarations[0]
}

export function commentOf(declaration: DeclarationReflection): Comment | undefined {
  return declaration.comment ?? declaration.signatures?.find(({ comment }) => comment)?.comment
}

/** What a name is, in a word. */
export function kindOf(name: ReferenceName): string {
  const main = mainOf(name)
  if (name.isType) return 'Type'
  if (/^use[A-Z]/.test(name.name)) return 'Hook'
  if (main?.kind === ReflectionKind.Class) return 'Class'
  if (main?.kind === ReflectionKind.Function)
    return /^[A-Z]/.test(name.name) && !name.packageName.includes('core') ? 'Component' : 'Function'
  return main?.kind === ReflectionKind.TypeAlias ? 'Type' : 'Value'
}

export function anchorOf(packageName: string): string {
  return packageName.replace(/[^\w-]/g, '')
}

function frontmatter({ name, packageName }: ReferenceName, comment: Comment | undefined): string {
  const summary = comment ? toCell(comment.summary).replaceAll(/[`"\\]|&\S+?;/g, '') : ''
  const description = summary.slice(0, 160) || `${name} of ${packageName}`
  const lines = [`title: ${JSON.stringify(name)}`, `description: ${JSON.stringify(description)}`]
  return ['---', ...lines, 'outline: 2', 'editLink: false', '---'].join('\n')
}

function passedOn(name: ReferenceName, main: DeclarationReflection | undefined): string[] {
  if (main || !name.library) return []
  return [`Passed on from \`${name.library}\`, whose documentation has it.`]
}

function toImport({ name, entries, isType }: ReferenceName): string[] {
  const [first, ...others] = entries
  const also = others.map((entry) => `\`${entry}\``)
  return [
    '## Import',
    `\`\`\`ts\nimport ${isType ? 'type ' : ''}{ ${name} } from '${first}'\n\`\`\``,
    also.length > 0 ? `Also in ${also.join(', ')}.` : '',
  ]
}

function toExamples(comment: Comment | undefined): string[] {
  const examples = comment?.getTags('@example').map(({ content }) => toProse(content)) ?? []
  return examples.length > 0 ? ['## Example', ...examples] : []
}

function toDeclaration(main: DeclarationReflection | undefined): string[] {
  if (!main || main.kind === ReflectionKind.Namespace) return []
  const signature = readSignature(main)
  if (!signature) return []
  return ['## Declaration', `\`\`\`ts\n${signature}\n\`\`\``]
}

function toBody(
  name: ReferenceName,
  main: DeclarationReflection | undefined,
  links: Links,
): string[] {
  if (!main) return []
  const built = main.children?.find(({ kind }) => kind === ReflectionKind.Constructor)
  const signature = main.signatures?.[0] ?? built?.signatures?.[0]
  const members = membersOf(main)
  return [
    ...(signature?.parameters ?? []).flatMap(({ name: own, type, comment }) => {
      const said = toProse(comment?.summary)
      return toValue(`Parameter \`${own}\``, type, said, links)
    }),
    ...(main.signatures?.[0]
      ? toValue(
          'Returns',
          main.signatures[0].type,
          toProse(commentOf(main)?.getTag('@returns')?.content),
          links,
        )
      : []),
    ...(members.length > 0 && main.kind !== ReflectionKind.Namespace
      ? ['## Members', toTable(members, links)]
      : []),
    ...toTypes(name, links),
  ]
}

function toValue(title: string, type: SomeType | undefined, said: string, links: Links): string[] {
  if (!type || type.toString() === 'void') return []
  const members = listMembers(type)
  return [
    `## ${title}`,
    toTypeCode(type.toString(), links),
    said,
    members.length > 0 ? toTable(members, links) : '',
  ]
}

/** The types in the namespace beside a function, those that have a table above aside. */
function toTypes({ declarations, name }: ReferenceName, links: Links): string[] {
  const space = declarations.find(({ kind }) => kind === ReflectionKind.Namespace)
  const types = (space?.children ?? []).filter((child) => child.kind === ReflectionKind.TypeAlias)
  if (types.length === 0) return []
  const rows = types.map((child) => {
    const names = membersOf(child).map((member) => member.name)
    const text = child.type?.toString() ?? `{ ${names.join(', ')} }`
    return `| \`${name}.${child.name}\` | ${toTypeCode(text, links)} | ${toCell(child.comment?.summary)} |`
  })
  return ['## Types', ['| name | type | |', '| --- | --- | --- |', ...rows].join('\n')]
}

function toTable(members: readonly Member[], links: Links): string {
  const rows = members.map(({ name, type, isOptional, fallback, summary, throws }) => {
    const code = toTypeCode(type, links)
    const value = fallback
      ? ` Default: \`${fallback.replaceAll('|', '\\|').replaceAll('`', '')}\`.`
      : ''
    const failing = throws.map((parts) => ` Throws ${toCell(parts)}.`).join('')
    return `| \`${name}${isOptional ? '?' : ''}\` | ${code} | ${toCell(summary)}${value}${failing} |`
  })
  return ['| name | type | |', '| --- | --- | --- |', ...rows].join('\n')
}

function toErrors(comment: Comment | undefined, codes: ReadonlySet<string>): string[] {
  const throws = comment?.getTags('@throws').map(({ content }) => toProse(content)) ?? []
  if (throws.length === 0) return []
  const linked = throws.map((text) =>
    text.replaceAll(/`([A-Z][A-Z_]+)`/g, (whole, code: string) => {
      return codes.has(code)
        ? `[\`${code}\`](/errors#${code.toLowerCase().replaceAll('_', '-')})`
        : whole
    }),
  )
  return ['## Errors', linked.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')]
}

function toSee(comment: Comment | undefined): string[] {
  const all = comment?.getTags('@see').map(({ content }) => `- ${toProse(content)}`) ?? []
  return all.length > 0 ? ['## See also', all.join('\n')] : []
}

function toSource(main: DeclarationReflection | undefined): string[] {
  const source = main?.sources?.[0] ?? main?.signatures?.[0]?.sources?.[0]
  if (!source) return []
  const path = source.fileName
  return [
    `<p class="source"><a href="https://github.com/cleat-dev/cleat/blob/main/${path}#L${source.line}">${path}</a></p>`,
  ]
}
