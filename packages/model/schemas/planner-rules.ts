import { namedLists, plannerShape, type PlannerRules } from './planner.ts';
import { listTexts } from '@site/zod-content/walk.ts';

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The index of each answer's question, by the answer's id. */
type Places = ReadonlyMap<string, number>;

const placeAnswers = ({ questions }: PlannerRules): Places =>
  new Map(questions.flatMap(({ answers }, at) => answers.map(({ id }) => [id, at] as const)));

/** Duplicate ids: references would be ambiguous. */
function* findDuplicateIds(rules: PlannerRules): Generator<Fault> {
  const answers = rules.questions.flatMap((question, at) =>
    question.answers.map(({ id }, index) => ({ id, path: ['questions', at, 'answers', index, 'id'] })),
  );
  const lists = (['questions', 'roles', 'kit', 'permits', 'bring'] as const).map((name) =>
    rules[name].map(({ id }, index) => ({ id, path: [name, index, 'id'] })),
  );
  for (const list of [answers, ...lists]) {
    const seen = new Set<string>();
    for (const { id, path } of list) {
      if (seen.has(id)) yield { path, message: `is ${id}, which is taken: write a free id` };
      seen.add(id);
    }
  }
}

function* findUnknown(rules: PlannerRules, places: Places): Generator<Fault> {
  for (const { schema, path, value } of listTexts(plannerShape, rules)) {
    const named = schema && namedLists.get(schema);
    if (!named) continue;
    const { list, what } = named;
    const isKnown = list === 'questions' ? places.has(value) : rules[list].some(({ id }) => id === value);
    const message = `names the ${what} ${value}, which does not exist: write an id of ${list} in this file`;
    if (!isKnown) yield { path, message };
  }
}

/** Conditions on answers that are asked for later. */
function* findTooEarly({ questions }: PlannerRules, places: Places): Generator<Fault> {
  for (const [at, { only, answers }] of questions.entries()) {
    const conditions = answers.map((answer, index) => ({ only: answer.only, path: ['answers', index, 'only'] }));
    for (const condition of [{ only, path: ['only'] }, ...conditions]) {
      const late = condition.only?.find((id) => (places.get(id) ?? -1) >= at);
      if (late === undefined) continue;
      const message = `names ${late}, which is asked later: put its question first`;
      yield { path: ['questions', at, ...condition.path], message };
    }
  }
}

/** Fields that do not fit their question's kind. */
function* findMisplaced({ questions, roles }: PlannerRules): Generator<Fault> {
  const stages = new Map(roles.map(({ id, stage }) => [id, stage]));
  for (const [at, { kind, answers, ifSkipped = [] }] of questions.entries()) {
    const path = ['questions', at];
    if ((kind === 'film' || kind === 'day') && questions.findIndex((other) => other.kind === kind) !== at) {
      yield { path: [...path, 'kind'], message: `is ${kind} a second time: a planner asks for one ${kind}` };
    }
    if ((answers.length === 0) !== (kind === 'film')) {
      const message =
        kind === 'film'
          ? 'are not for this question, since visitors choose a video: remove them'
          : 'is empty: write answers';
      yield { path: [...path, 'answers'], message };
    }
    for (const [index, id] of ifSkipped.entries()) {
      if (kind === 'one' && answers.some((answer) => answer.id === id)) continue;
      const message = `names ${id}: only a question with one answer can assume one, and only its own`;
      yield { path: [...path, 'ifSkipped', index], message };
    }
    for (const [index, { dayIs, needs }] of answers.entries()) {
      const place = [...path, 'answers', index];
      if ((dayIs === undefined) === (kind === 'day')) {
        const message = kind === 'day' ? 'is missing: write shoot or delivery' : 'is not for this question: remove it';
        yield { path: [...place, 'dayIs'], message };
      }
      for (const [person, { role, hours }] of (needs?.crew ?? []).entries()) {
        const stage = stages.get(role);
        if (stage === undefined || stage === 'shoot' || hours !== undefined) continue;
        const message = `is missing: ${role} works at the ${stage}, write the hours of each person`;
        yield { path: [...place, 'needs', 'crew', person, 'hours'], message };
      }
    }
  }
}

/** Packages of which the larger one includes less, and jobs without an offer. */
function* findContradictions({ questions, packages, offers }: PlannerRules): Generator<Fault> {
  for (const [index, limit] of packages.entries()) {
    const before = packages[index - 1];
    for (const field of ['halfDays', 'people', 'places'] as const) {
      if (!before || limit[field] >= before[field]) continue;
      const message = `is ${limit[field]}, less than ${before.tier} includes: put the smallest package first`;
      yield { path: ['packages', index, field], message };
    }
    for (const [place, id] of (limit.without ?? []).entries()) {
      if (!before || before.without?.includes(id) === true) continue;
      const message = `is ${id}, which ${before.tier}, the smaller package, includes: remove it`;
      yield { path: ['packages', index, 'without', place], message };
    }
  }
  for (const [index, { id }] of (questions[0]?.answers ?? []).entries()) {
    if (offers.some(({ only }) => only === undefined || only.includes(id))) continue;
    const message = `is ${id}, for which there is no offer: name it in only of one of offers`;
    yield { path: ['questions', 0, 'answers', index, 'id'], message };
  }
}

function* findFaults(rules: PlannerRules): Generator<Fault> {
  const places = placeAnswers(rules);
  yield* findDuplicateIds(rules);
  yield* findUnknown(rules, places);
  yield* findTooEarly(rules, places);
  yield* findMisplaced(rules);
  yield* findContradictions(rules);
}

/** The planner's questions and rules, without unknown ids or contradictions. */
export const plannerSchema = plannerShape.superRefine((rules, context) => {
  for (const { path, message } of findFaults(rules)) context.addIssue({ code: 'custom', path: [...path], message });
});
