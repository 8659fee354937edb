import {
  type CommentDisplayPart,
  type DeclarationReflection,
  IntersectionType,
  ReferenceType,
  ReflectionKind,
  ReflectionType,
  type SomeType,
} from 'typedoc'

/** A property, option or method. */
export type Member = {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly fallback: string
  readonly summary: readonly CommentDisplayPart[]
  readonly throws: readonly (readonly CommentDisplayPart[])[]
}

/** Lists the members of an object type, of what it names and what it adds. */
export function listMembers(type: SomeType | undefined): Member[] {
  if (type instanceof ReflectionType) return (type.declaration.children ?? []).map(toMember)
  if (type instanceof IntersectionType) return type.types.flatMap((one) => listMembers(one))
  if (!(type instanceof ReferenceType)) return []
  const [of, keys] = type.typeArguments ?? []
  if (type.name === 'Pick') return listMembers(of).filter(({ name }) => hasKey(keys, name))
  if (type.name === 'Omit') return listMembers(of).filter(({ name }) => !hasKey(keys, name))
  if (/^(?:Readonly|Partial)$/.test(type.name)) return listMembers(of)
  const target = type.reflection
  return target?.isDeclaration() ? membersOf(target) : []
}

/** Whether a union of names has this one. */
function hasKey(keys: SomeType | undefined, name: string): boolean {
  return keys?.toString().includes(`"${name}"`) ?? false
}

/** Members of a class, an interface or a type. */
export function membersOf(declaration: DeclarationReflection): Member[] {
  if (declaration.kindOf(ReflectionKind.TypeAlias) && !declaration.children)
    return listMembers(declaration.type)
  return (declaration.children ?? [])
    .filter(({ flags, kind, name }) => {
      const isHidden = flags.isPrivate || flags.isProtected || name.startsWith('#')
      return !isHidden && kind !== ReflectionKind.Constructor
    })
    .map(toMember)
}

function toMember(child: DeclarationReflection): Member {
  const called = child.type instanceof ReflectionType ? child.type.declaration : child
  const signature = child.signatures?.[0] ?? called.signatures?.[0] ?? child.getSignature
  const comment = child.comment ?? signature?.comment
  const type = child.signatures
    ? child.signatures.map((one) => signatureText(one)).join('; ')
    : (child.type ?? child.getSignature?.type)?.toString()
  const fallback = comment?.getTag('@default') ?? comment?.getTag('@defaultValue')
  return {
    name: child.name,
    type: (type ?? 'unknown').replace(/ \| undefined$/, ''),
    isOptional: child.flags.isOptional,
    fallback: (fallback?.content ?? [])
      .map(({ text }) => text)
      .join('')
      .replaceAll(/^```\w*\n|\n```$/g, ''),
    summary: comment?.summary ?? [],
    throws: comment?.getTags('@throws').map(({ content }) => content) ?? [],
  }
}

type Signature = NonNullable<DeclarationReflection['signatures']>[number]

function signatureText(signature: Signature): string {
  const parameters = (signature.parameters ?? []).map(({ name, flags, type }) => {
    return `${flags.isRest ? '...' : ''}${name}${flags.isOptional ? '?' : ''}: ${type}`
  })
  return `(${parameters.join(', ')}) => ${signature.type}`
}
