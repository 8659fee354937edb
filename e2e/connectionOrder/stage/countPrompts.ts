/** A user who approves every prompt. */
export function countPrompts(): { add(): true; count(): number } {
  let prompts = 0
  return {
    add() {
      prompts += 1
      return true
    },
    count: () => prompts,
  }
}
