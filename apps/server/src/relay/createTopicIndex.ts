/** The subscribers of each topic. */
export type TopicIndex<member> = {
  add(topic: string, member: member): void
  /** Whether the topic has no members left. */
  remove(topic: string, member: member): boolean
  of(topic: string): Iterable<member>
  readonly size: number
}

export function createTopicIndex<member>(): TopicIndex<member> {
  // Most topics have one or two members, and a set for each would take most of the memory.
  const members = new Map<string, readonly member[]>()
  return {
    add(topic, member) {
      const present = members.get(topic) ?? []
      if (!present.includes(member)) members.set(topic, [...present, member])
    },
    remove(topic, member) {
      const left = members.get(topic)?.filter((present) => present !== member) ?? []
      if (left.length > 0) members.set(topic, left)
      else members.delete(topic)
      return left.length === 0
    },
    of: (topic) => members.get(topic) ?? [],
    get size() {
      return members.size
    },
  }
}
