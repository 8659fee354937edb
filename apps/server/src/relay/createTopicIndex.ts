/** Who subscribed to which topic. */
export type TopicIndex<member> = {
  add(topic: string, member: member): void
  /** Whether nobody is left. */
  remove(topic: string, member: member): boolean
  of(topic: string): Iterable<member>
  readonly size: number
}

export function createTopicIndex<member>(): TopicIndex<member> {
  // Nearly every topic has one or two members of its own, and a set for each would be most of the memory.
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
