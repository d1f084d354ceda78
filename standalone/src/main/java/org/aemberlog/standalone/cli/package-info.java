/** What every command shares: its options, files that it is given, its log, how it is stopped and how it fails. */
package org.aemberlog.standalone.cli;
