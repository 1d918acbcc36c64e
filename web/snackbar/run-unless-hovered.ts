/** Interval for checking whether the user still reads the element. */
const againMilliseconds = 1000

/** Calls `run` after `milliseconds`, and waits while the element is hovered or focused. @returns a stop function */
export function runUnlessHovered(find: () => Element | null, milliseconds: number, run: () => void): () => void {
  let timer = setTimeout(look, milliseconds)
  function look() {
    if (find()?.matches(':hover, :focus-within')) timer = setTimeout(look, againMilliseconds)
    else run()
  }
  return () => clearTimeout(timer)
}
