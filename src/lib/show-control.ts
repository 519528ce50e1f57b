/** Shows a control that was hidden until its script runs (`.needs-script` in src/styles/base.css). */
export function showControl(control: Element | null | undefined): void {
  control?.closest('.needs-script')?.classList.remove('needs-script');
}
