/** How soon it is looked again whether someone still reads it. */
const againMilliseconds = 1000

/** Runs after that time, but not while it is pointed at or has the focus within: someone reads it. @returns stops it */
export function whenLeft(find: () => Element | null, milliseconds: number, run: () => void): () => void {
  let timer = setTimeout(look, milliseconds)
  function look() {
    if (find()?.matches(':hover, :focus-within')) timer = setTimeout(look, againMilliseconds)
    else run()
  }
  return () => clearTimeout(timer)
}
