import { describe, expect, it } from 'vitest';
import { writeFullAddresses } from './full-addresses.ts';

describe('writeFullAddresses', () => {
  it('gives links and pictures their whole address, and pictures one size', () => {
    const html = '<p><a href="/contact">Call</a> <img src="/blog-media/a.jpg" srcset="/a.webp 640w" sizes="92vw"></p>';
    expect(writeFullAddresses(html, 'https://www.example.com')).toBe(
      '<p><a href="https://www.example.com/contact">Call</a> <img src="https://www.example.com/blog-media/a.jpg"></p>',
    );
  });

  it('leaves whole addresses, phone numbers and text as they are', () => {
    const html =
      '<p><a href="https://other.example/a?b=c">There</a>, <a href="tel:+13055550142">call</a> &#x26; ask.</p>';
    expect(writeFullAddresses(html, 'https://www.example.com')).toBe(html);
  });
});
