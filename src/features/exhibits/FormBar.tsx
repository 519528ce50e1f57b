export interface FormBarProps {
  readonly words: { readonly print: string; readonly clear: string; readonly copy?: string };
}

/** The buttons of a form that visitors fill in, and what is said after them (browser/fill-in-form.ts). Its style is form.css. */
export function FormBar({ words: { copy, print, clear } }: FormBarProps) {
  return (
    <p className="form-bar needs-script">
      {copy !== undefined && (
        <button data-copy-form="" type="button">
          {copy}
        </button>
      )}
      <button data-print="" type="button">
        {print}
      </button>
      <button data-clear="" type="button">
        {clear}
      </button>
      <span role="status" />
    </p>
  );
}
