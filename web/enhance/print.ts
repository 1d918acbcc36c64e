/** `<button data-print>` opens the browser's dialog to print the page. */
export function offerPrint(): void {
  document.querySelector('[data-print]')?.addEventListener('click', () => print())
}
