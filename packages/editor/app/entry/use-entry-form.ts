import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntryData, Refusal, Resolutions, Values } from '../../api.ts';
import { refusalOf, postJson } from '../api-client.ts';
import { dropLocal, sendLocal } from '../form/local-pictures.ts';
import { textsIn } from '../form/summarize.ts';
import type { EntryFormProps } from './FormShell.tsx';
import { isEqual } from './equal.ts';
import { dropUnsaved, keepUnsaved, readUnsaved, type FormState } from './unsaved.ts';

/** Takes over what was saved, but keeps what was typed during the request. */
function takeSaved(now: Values, sent: Values, saved: Values): Values {
  const names = new Set([...Object.keys(now), ...Object.keys(saved)]);
  const merged = [...names].map((name) => [name, isEqual(now[name], sent[name]) ? saved[name] : now[name]] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** The longest changed text, which the preview scrolls to. */
function findChanged(before: Values, after: Values): string | undefined {
  const old = new Set(textsIn(before));
  const changed = textsIn(after).filter((text) => !old.has(text));
  return changed.toSorted((a, b) => b.length - a.length)[0];
}

/** @param entry as on the server; for a new one, its initial values. */
export function useEntryForm(entry: EntryData, isNew: boolean, onSaved: EntryFormProps['onSaved']) {
  const queries = useQueryClient();
  const unchanged: FormState = { base: isNew ? undefined : entry.values, values: entry.values, slug: undefined };
  const [form, setForm] = useState<FormState>(() => readUnsaved(entry.file) ?? unchanged);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const { base, values, slug } = form;
  const isChanged = !isEqual(base ?? (isNew ? entry.values : {}), values) || slug !== undefined;
  useEffect(() => {
    if (isChanged) keepUnsaved({ file: entry.file, title: entry.title, base, values, slug });
    else dropUnsaved(entry.file);
  }, [entry.file, entry.title, isChanged, base, values, slug]);
  // Somebody else has saved it, and nothing is unsaved here.
  const [shown, setShown] = useState(entry);
  if (shown !== entry) {
    setShown(entry);
    if (!isChanged && !isNew) setForm(unchanged);
  }

  const change = (next: Values) => {
    const changed = Object.keys({ ...values, ...next }).filter((name) => !isEqual(values[name], next[name]));
    setForm((old) => ({
      ...old,
      values: { ...old.values, ...Object.fromEntries(changed.map((name) => [name, next[name]])) },
    }));
    // Clears the messages of changed fields.
    const fields = refusal?.fields?.filter(({ field }) => !changed.some((name) => field.startsWith(name)));
    if (refusal?.fields && fields) setRefusal(fields.length > 0 ? { ...refusal, fields } : undefined);
  };

  const save = async (resolutions?: Resolutions): Promise<void> => {
    const given = latest.current;
    setSaving(true);
    try {
      const sent = await sendLocal(given.values);
      const { digest } = entry.translated ?? {};
      const saved = await postJson<EntryData>('save', { ...given, file: entry.file, digest, resolutions });
      const now = latest.current;
      const left = takeSaved(now.values, given.values, saved.values);
      dropUnsaved(entry.file);
      await dropLocal(sent);
      setForm({ base: saved.values, values: left, slug: now.slug === given.slug ? undefined : now.slug });
      setRefusal(undefined);
      queries.setQueryData(['entry', saved.file], saved);
      onSaved(saved, findChanged(entry.values, saved.values));
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setSaving(false);
    }
  };

  const reset = () => {
    dropUnsaved(entry.file);
    setRefusal(undefined);
    setForm(unchanged);
  };
  const rename = (next: string | undefined) => setForm((old) => ({ ...old, slug: next }));
  return { values, slug, isChanged, isSaving, refusal, change, rename, save, reset, setRefusal };
}
