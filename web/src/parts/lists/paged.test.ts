import { expect, test } from "vitest";
import { PAGE, Paged } from "./paged.svelte";

type Row = { at: number; name: string };

/** A server with so many rows, newest first. */
function house(count: number) {
  const rows: Row[] = Array.from({ length: count }, (_, i) => ({ at: count - i, name: `n${count - i}` }));
  const read = async (before: string) => {
    const from = before ? rows.findIndex((row) => `${row.at}-${row.name}` === before) + 1 : 0;
    return rows.slice(from, from + PAGE);
  };
  return { rows, list: new Paged<Row>((row) => row.name, read) };
}

test("a list is read to its end, page by page", async () => {
  const { rows, list } = house(2 * PAGE + 3);
  await list.refresh();
  expect(list.lines).toHaveLength(PAGE);
  while (list.more) await list.next();
  expect(list.lines).toEqual(rows);
});

test("a short list has no more", async () => {
  const { list } = house(3);
  await list.refresh();
  expect([list.lines?.length, list.more]).toEqual([3, false]);
});

test("what is new comes first, and older pages stay", async () => {
  const { rows, list } = house(PAGE + 5);
  await list.refresh();
  await list.next();
  rows.unshift({ at: 999, name: "new" });
  await list.refresh();
  expect(list.lines).toEqual(rows);
  expect(list.more).toBe(false);
});
